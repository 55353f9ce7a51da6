import type { Measuring } from '#domain/analytics/measuring.ts'
import { isMeasuredPage } from '#domain/analytics/measured-page.ts'

type Sources = Readonly<Record<string, readonly string[]>>

/**
 * What Google Analytics 4 needs without Google signals:
 * https://developers.google.com/tag-platform/security/guides/csp. `goog#html` is the Trusted Types policy of
 * Google's tag.
 */
const GOOGLE_ANALYTICS: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'trusted-types': ['goog#html'],
}

const ADS_HOSTS = [
  'https://*.googletagmanager.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
  'https://pagead2.googlesyndication.com',
  'https://www.googleadservices.com',
]

/** What Google Ads conversions need in addition: the same page. */
const GOOGLE_ADS: Sources = {
  'script-src': ADS_HOSTS,
  'img-src': [...ADS_HOSTS, 'https://google.com'],
  'connect-src': [...ADS_HOSTS, 'https://google.com'],
  'frame-src': ['https://www.googletagmanager.com'],
  'trusted-types': ['goog#html'],
}

/** What the Meta pixel needs: its script, its settings, and where it reports. */
const FACEBOOK_PIXEL: Sources = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
}

/**
 * The content security policy of a built page on a measured site: wider by exactly what the configured
 * companies need, and by the one Trusted Types policy that loads their scripts
 * (`site/browser/measuring/script-addresses.ts`). Unmeasured pages keep theirs.
 */
export function widenPolicy(policy: string, path: string, measuring: Measuring): string {
  const sources = isMeasuredPage(path) ? sourcesOf(measuring) : []
  if (sources.length === 0) return policy
  const directives = new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
  for (const [name, values] of [...sources, { 'trusted-types': ['default'] }].flatMap(
    Object.entries<readonly string[]>,
  )) {
    const before = (directives.get(name) ?? []).filter((value) => value !== "'none'")
    directives.set(name, [...new Set([...before, ...values])])
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

function sourcesOf({ measurementId, googleAdsId, facebookPixelId, matomo }: Measuring): Sources[] {
  return [
    ...(measurementId === null ? [] : [GOOGLE_ANALYTICS]),
    ...(googleAdsId === null ? [] : [GOOGLE_ADS]),
    ...(facebookPixelId === null ? [] : [FACEBOOK_PIXEL]),
    ...(matomo === null ? [] : [ownMatomo(new URL(matomo.url).origin)]),
  ]
}

function ownMatomo(origin: string): Sources {
  return { 'script-src': [origin], 'img-src': [origin], 'connect-src': [origin] }
}
