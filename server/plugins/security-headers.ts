import type { FastifyInstance } from 'fastify'

/** On every answer, pages included. The rest of quality.md §4 (HSTS, COEP, reports) comes with issue 8. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const

/** An API answer is data: nothing in it may load, run or be framed. Pages bring their own policy. */
export const API_CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What an answer without a page carries. */
export const BARE_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': API_CONTENT_SECURITY_POLICY,
} as const

/** What an answer of the API carries. */
export const API_HEADERS = { ...BARE_HEADERS, 'cache-control': 'no-store' } as const

/** Puts the headers on every answer Fastify writes; built pages have theirs prepared. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(API_HEADERS)
    done()
  })
}
