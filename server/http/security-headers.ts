import type { FastifyInstance } from 'fastify'

import type { Settings } from '../settings.ts'

/** What no page of ours needs, nor whoever slips something into one. Chromium warns of names it does not know. */
const REFUSED_FEATURES =
  'accelerometer camera display-capture encrypted-media geolocation gyroscope hid idle-detection local-fonts ' +
  'magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking'

/**
 * On the parts of a page, its script, fonts and pictures: without the longest, which browsers read on a page only.
 * `credentialless` instead of `require-corp`: a measuring script the visitor consented to comes without
 * cookies then, whatever headers its host sends.
 */
export const PART_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'x-frame-options': 'DENY',
} as const

/** On every other answer, pages included. */
export const SECURITY_HEADERS = {
  ...PART_HEADERS,
  'permissions-policy': REFUSED_FEATURES.split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const

/** An API answer is data: nothing in it may load, run or be framed. Pages bring their own policy. */
export const API_CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Where pages say that something broke their policy, which names the endpoint `csp`: site/build/pages/page-policy.ts. */
export const POLICY_REPORTS = '/api/csp-reports'
export const PAGE_HEADERS = { ...SECURITY_HEADERS, 'reporting-endpoints': `csp="${POLICY_REPORTS}"` } as const

/** What an answer without a page carries. */
export const BARE_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': API_CONTENT_SECURITY_POLICY,
} as const

/** What an answer of the API carries. */
export const API_HEADERS = { ...BARE_HEADERS, 'cache-control': 'no-store' } as const

/** Two years: more than the one that ASVS 5.0 3.4.1 and the browsers' list ask for. */
const STRICT_TRANSPORT_SECONDS = 2 * 365 * 24 * 60 * 60
const STRICT_TRANSPORT_SCOPES = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
} as const

/**
 * The header that keeps browsers on TLS, as something to spread into an answer. None where visitors come
 * without TLS (RFC 6797 §7.2) or the setting is off.
 */
export function strictTransport({
  siteUrl,
  hsts,
}: Pick<Settings, 'siteUrl' | 'hsts'>): Readonly<Record<string, string>> {
  if (hsts === 'off' || !siteUrl.startsWith('https:')) return {}
  return {
    'strict-transport-security': `max-age=${STRICT_TRANSPORT_SECONDS}${STRICT_TRANSPORT_SCOPES[hsts]}`,
  }
}

/** Puts headers on every answer Fastify writes; built pages have theirs prepared. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
