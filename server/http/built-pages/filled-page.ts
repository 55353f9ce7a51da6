import type { FastifyReply } from 'fastify'

import type { SiteFile } from './load-site.ts'

/**
 * Answers with a built page in which something of this one visitor stands; no cache keeps it.
 * @param place name of the hidden input that holds the place.
 * @param html what replaces it, with its texts escaped; null: the place stays.
 */
export function sendFilledPage(
  reply: FastifyReply,
  { identity }: SiteFile,
  place: string,
  html: string | null,
): FastifyReply {
  const input = new RegExp(`<input\\b[^>]*\\bname="${place}"[^>]*>`)
  const filled = identity.body.toString().replace(input, (whole) => html ?? whole)
  return reply
    .headers({
      ...identity.withoutTag,
      'content-length': String(Buffer.byteLength(filled)),
      'cache-control': 'no-store',
    })
    .send(filled)
}
