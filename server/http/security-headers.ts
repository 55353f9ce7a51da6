import type { FastifyInstance } from 'fastify'

import type { Settings } from '../settings.ts'

/** Browser features no page needs, nor a script that slipped in. Chromium warns of names it does not know. */
const REFUSED_FEATURES =
  'accelerometer camera display-capture encrypted-media geolocation gyroscope hid idle-detection local-fonts ' +
  'magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking'

/**
 * On scripts, fonts and pictures: without the longest headers, which browsers read on pages only.
 * `credentialless` instead of `require-corp`: measuring scripts the visitor agreed to load without cookies,
 * whatever headers their host sends.
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

/** An API answer is data: nothing in it may load, run or be framed. Pages have policies of their own. */
export const API_CONTENT_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The endpoint `csp` for violations of a page's policy: site/build/pages/page-policy.ts. */
export const POLICY_REPORTS = '/api/csp-reports'
export const PAGE_HEADERS = { ...SECURITY_HEADERS, 'reporting-endpoints': `csp="${POLICY_REPORTS}"` } as const

/** The headers of an answer without a page. */
export const BARE_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': API_CONTENT_SECURITY_POLICY,
} as const

export const API_HEADERS = { ...BARE_HEADERS, 'cache-control': 'no-store' } as const

/** Two years: ASVS 5.0 3.4.1 and the browsers' list ask for one. */
const STRICT_TRANSPORT_SECONDS = 2 * 365 * 24 * 60 * 60
const STRICT_TRANSPORT_SCOPES = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
} as const

/** The header that keeps browsers on TLS. None without TLS (RFC 6797 §7.2) or when the setting is off. */
export function strictTransport({
  siteUrl,
  hsts,
}: Pick<Settings, 'siteUrl' | 'hsts'>): Readonly<Record<string, string>> {
  if (hsts === 'off' || !siteUrl.startsWith('https:')) return {}
  return {
    'strict-transport-security': `max-age=${STRICT_TRANSPORT_SECONDS}${STRICT_TRANSPORT_SCOPES[hsts]}`,
  }
}

/** Sets the headers of every answer of Fastify; built pages have theirs prepared. */
export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
