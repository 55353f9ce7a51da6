/** Points that every answer must reach. */
export const LEAST_SCORE = 145

/**
 * The score of Mozilla's HTTP Observatory for the headers of one answer (mdn-http-observatory 1.6.3,
 * algorithm 6), computed here because the scanner needs a public host. Left out is what one answer cannot
 * show: the redirect from http to https (-20 when missing) and subresource integrity, which does not change
 * our score.
 */
export function observatoryScore(headers: Readonly<Record<string, unknown>>): number {
  const read = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const policy = policyScore(read('content-security-policy'))
  const scores = [
    policy,
    transportScore(read('strict-transport-security')),
    framesScore(read('content-security-policy'), read('x-frame-options')),
    referrerScore(read('referrer-policy')),
    oneOf(read('cross-origin-resource-policy'), ['same-origin', 'same-site']),
    oneOf(read('cross-origin-opener-policy'), ['same-origin', 'same-origin-allow-popups']),
    oneOf(read('cross-origin-embedder-policy'), ['require-corp', 'credentialless']),
    read('x-content-type-options') === 'nosniff' ? 0 : -5,
    read('access-control-allow-origin') === '' ? 0 : -50,
    cookieScore(headers['set-cookie'], read('strict-transport-security') !== ''),
  ]
  const withoutBonus = sum([100, ...scores.filter((score) => score < 0)])
  return withoutBonus >= BONUS_FROM
    ? sum([withoutBonus, ...scores.filter((score) => score > 0)])
    : withoutBonus
}

/** Bonus points count only above a minimum score. */
const BONUS_FROM = 90
const WIDE = /^(?:\*|https?:|data:|blob:|'unsafe-inline')$/

function policyScore(header: string): number {
  const directives = header.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
  const sources = new Map(directives.map(([name = '', ...values]) => [name, values]))
  if (header === '' || sources.size < directives.length) return -25
  const of = (name: string) => sources.get(name) ?? sources.get('default-src') ?? ['*']
  const isHashed = of('script-src').some((source) => /^'(?:sha\d+|nonce)-/.test(source))
  const active = [...of('script-src'), ...of('object-src')]
  if (active.some((source) => WIDE.test(source) && !(isHashed && source === "'unsafe-inline'"))) return -20
  if ([...sources.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (active.includes("'unsafe-eval'")) return -10
  if (of('style-src').some((source) => WIDE.test(source))) return 0
  return String(sources.get('default-src')) === "'none'" ? 10 : 5
}

function transportScore(header: string): number {
  const seconds = Number(/^max-age=(\d+)(?:;|$)/.exec(header)?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds >= 15_552_000 ? 0 : -10
}

function framesScore(policy: string, header: string): number {
  return /frame-ancestors '(?:none|self)'/.test(policy) || /^(?:deny|sameorigin)$/i.test(header) ? 5 : -20
}

function referrerScore(header: string): number {
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(header)
    ? 5
    : -5 * Number(header !== '')
}

/** Any cookie; session cookies lose more points. */
function cookieScore(header: unknown, isProtected: boolean): number {
  const cookies = [header].flat().filter((cookie) => typeof cookie === 'string')
  if (cookies.length === 0) return 0
  if (cookies.every((cookie) => /; *secure(?:;|$)/i.test(cookie)))
    return cookies.every((cookie) => /; *samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0
  return isProtected ? -5 : -20
}

function oneOf(value: string, good: readonly string[]): number {
  if (good.includes(value)) return 10
  return value === '' ? 0 : -5
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
