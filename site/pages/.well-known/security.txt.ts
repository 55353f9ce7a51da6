import type { APIRoute } from 'astro'

import { agency } from '#content/catalogue/agency.ts'

/** RFC 9116 §2.5.5: less than a year ahead. A site that was not built for so long is abandoned. */
const VALID_DAYS = 360
const DAY_MS = 24 * 60 * 60 * 1000

/** Where to report a vulnerability (RFC 9116). */
export const GET: APIRoute = ({ site }) => {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS)
  return new Response(
    [
      `Contact: mailto:${agency.supportMailbox}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${agency.staffLanguage}`,
      `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
      '',
    ].join('\n'),
  )
}
