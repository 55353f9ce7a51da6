import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'

import type { MessageFile } from '#domain/conversation/conversation.ts'

import { API_CONTENT_SECURITY_POLICY } from '../../../http/security-headers.ts'
import type { Write } from '../../../store/store.ts'
import { readPieces } from './attachment-rows.ts'

/** Sends a file as it came, to be saved: nothing in it can run here. */
export function sendAttachment(reply: FastifyReply, write: Write, { id, name, type, size }: MessageFile) {
  reply.type(type === 'text/plain' ? 'text/plain; charset=utf-8' : type)
  const extended = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  ) // RFC 8187
  reply.headers({
    'content-disposition': `attachment; filename*=UTF-8''${extended}`,
    'content-length': size,
    'content-security-policy': `${API_CONTENT_SECURITY_POLICY}; sandbox`,
  })
  return reply.send(Readable.from(readPieces(write, id)))
}
