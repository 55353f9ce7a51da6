import type { IncomingHttpHeaders } from 'node:http'

/** Carries the secret of a plain form's report: without script a page cannot read a fragment. */
const COOKIE = 'analysis'
const COOKIE_SECONDS = 24 * 60 * 60

/** The secret of a request, from its header or the cookie; '' opens nothing. */
export function secretOf(headers: IncomingHttpHeaders): string {
  const header = headers['analysis-secret']
  if (typeof header === 'string') return header
  const cookies = (headers.cookie ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''
}

/** The cookie with a secret, for the answer to a plain form. */
export function secretCookie(secret: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${secret}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}
