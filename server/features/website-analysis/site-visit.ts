import type { CheckedLink, Connection, PageDocument } from '#domain/website-analysis/observation.ts'

import type { Guard } from './guard.ts'
import { type Answer, guardedFetch, type Question } from './guarded-fetch.ts'
import { RefusedError } from './public-address.ts'
import { siteOf } from './traffic.ts'

/** Whom a visit asks as, and whom it leaves alone. */
export interface Visitor {
  guard: Guard
  userAgent: string
  skipHosts: readonly string[]
}

export type SentPage = Awaited<ReturnType<typeof fetchPage>>

const MOST_REDIRECTS = 10
const MOST_HTML_BYTES = 5 * 1024 * 1024
const PAGE_MS = 12_000
const ASK_MS = 4_000
const MOST_LINKS = 30
const AT_ONCE = 3

/** Fetches a page as a plain client, with redirects; throws a RefusedError when there is none to look at. */
export async function fetchPage(visitor: Visitor, address: string) {
  try {
    return await followed(visitor, address)
  } catch (error) {
    // whoever has no TLS has typed no scheme, or a wrong one: that there is none is a finding
    const isWorthIt =
      error instanceof RefusedError && error.reason === 'unreachable' && address.startsWith('https:')
    if (!isWorthIt) throw error
    return followed(visitor, address.replace(/^https:/, 'http:'))
  }
}

async function followed(visitor: Visitor, address: string) {
  const redirects: string[] = []
  let url = new URL(address)
  while (redirects.length <= MOST_REDIRECTS) {
    if (!/^https?:$/.test(url.protocol)) throw new RefusedError('not-a-page')
    if (isSkipped(url.hostname, visitor.skipHosts)) throw new RefusedError('skipped')
    const answer = await ask(visitor, url, {
      timeoutMs: PAGE_MS,
      mostBytes: MOST_HTML_BYTES,
      accepts: /^$|html/i,
    })
    const next = leadsTo(answer, url)
    if (next === null) {
      refuse(answer)
      return { address: url.href, answer, html: decoded(answer), redirects }
    }
    redirects.push(next.href)
    url = next
  }
  throw new RefusedError('too-many-redirects')
}

/** @throws RefusedError when an answer's status means that there is no page for us. */
export function refuseStatus(status: number): void {
  if ([401, 403, 407, 429, 451].includes(status)) throw new RefusedError('refused')
  if (status >= 500) throw new RefusedError('server-error')
}

/** @throws RefusedError when an answer is no page. */
function refuse({ status, headers, body }: Answer): void {
  refuseStatus(status)
  const isFile = /^\s*attachment/i.test(headers['content-disposition'] ?? '')
  if (isFile || !/^$|html/i.test(headers['content-type'] ?? '')) throw new RefusedError('not-a-page')
  if (body.length === 0) throw new RefusedError('empty')
}

/** What plain HTTP, the other host, robots and sitemap answer, each on its own. */
export async function connectionOf(visitor: Visitor, { address, answer, redirects }: SentPage) {
  const url = new URL(address)
  const other = otherHostOf(url.hostname)
  const [http, otherHost, robotsTxt] = await Promise.all([
    url.protocol === 'https:'
      ? variant(visitor, new URL(`http://${url.host}/`), (next) => next.protocol === 'https:')
      : ('serves' as const),
    other === null
      ? null
      : variant(visitor, new URL(`${url.protocol}//${other}/`), (next) => next.hostname !== other),
    readRobots(visitor, url),
  ])
  return {
    finalAddress: address,
    redirects,
    http,
    otherHost,
    certificateDays: answer.certificateDays,
    robotsHeader: String(answer.headers['x-robots-tag'] ?? '')
      .toLowerCase()
      .slice(0, 500),
    robotsTxt,
  }
}

async function variant(visitor: Visitor, url: URL, leaves: (next: URL) => boolean) {
  try {
    const answer = await ask(visitor, url, { accepts: /^\b$/ })
    const next = leadsTo(answer, url)
    return next && leaves(next) ? 'redirects' : 'serves'
  } catch {
    return 'unreachable'
  }
}

/** With `www.` or without; null where nobody expects one, as of `shop.bakery.example`. */
function otherHostOf(host: string): string | null {
  if (/^[\d.]+$|^\[/.test(host)) return null
  if (host.startsWith('www.')) return host.slice('www.'.length)
  return siteOf(host) === host ? `www.${host}` : null
}

async function readRobots(visitor: Visitor, page: URL): Promise<Connection['robotsTxt']> {
  try {
    const answer = await ask(visitor, new URL('/robots.txt', page), { accepts: /text\/plain/i })
    if (answer.status === 200 && answer.body.length > 0)
      return { disallowsAll: disallowsAll(answer.body.toString('utf8')) }
  } catch {
    // as if there were none
  }
  return null
}

/** Whether a robots.txt keeps every robot from every page (RFC 9309 §2.2). */
export function disallowsAll(text: string): boolean {
  let isForAll = false
  let isInRules = true
  let rules: string[] = []
  for (const line of text.split(/\r?\n|\r/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const key = name.toLowerCase()
    if (key === 'user-agent') {
      if (isInRules) isForAll = false // a new group
      isInRules = false
      isForAll ||= value.trim() === '*'
    } else if (key === 'allow' || key === 'disallow') {
      isInRules = true
      if (isForAll && value.trim() !== '') rules = [...rules, `${key} ${value.trim()}`]
    }
  }
  return (
    rules.some((rule) => /^disallow \/\*?$/.test(rule)) && !rules.some((rule) => rule.startsWith('allow'))
  )
}

/** Asks for links and pictures of the same site, a few at a time. */
export async function checkLinks(visitor: Visitor, document: PageDocument, page: string) {
  const site = siteOf(new URL(page).hostname)
  const seen = new Set([page.replace(/#.*$/, '')])
  const kinds = [
    ...document.links.map(({ address }) => ({ address, kind: 'link' as const })),
    ...document.images.map(({ address }) => ({ address, kind: 'picture' as const })),
  ]
  const waiting = kinds
    .map(({ address, kind }) => ({ address: address.replace(/#.*$/, ''), kind }))
    .filter(({ address }) => {
      const url = URL.parse(address)
      if (!url || !/^https?:$/.test(url.protocol) || siteOf(url.hostname) !== site || seen.has(address))
        return false
      // asking could do something
      if (/log-?out|sign-?out|delete|remove|unsubscribe|add-to-cart|[?&](?:action|add)/i.test(address))
        return false
      seen.add(address)
      return true
    })
    .slice(0, MOST_LINKS)
    .toReversed()
  const checked: CheckedLink[] = []
  async function checkOneByOne() {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const status = await statusOf(visitor, new URL(next.address))
      if (status !== null) checked.push({ ...next, status })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, checkOneByOne))
  return checked
}

/** By HEAD, or GET where a server knows no HEAD. 0: no answer came; null: the look is at its limits. */
async function statusOf(visitor: Visitor, url: URL): Promise<number | null> {
  try {
    const { status } = await ask(visitor, url, { method: 'HEAD' })
    if (status < 400 || status === 404 || status === 410) return status
    return (await ask(visitor, url, { accepts: /^\b$/ })).status
  } catch (error) {
    const isOurs =
      visitor.guard.signal.aborted || (error instanceof RefusedError && error.reason === 'too-large')
    return isOurs ? null : 0
  }
}

function ask(visitor: Visitor, url: URL, question: Partial<Question>): Promise<Answer> {
  return guardedFetch(visitor.guard, url, {
    method: 'GET',
    userAgent: visitor.userAgent,
    timeoutMs: ASK_MS,
    mostBytes: 500_000,
    accepts: /./,
    ...question,
  })
}

function leadsTo({ status, headers }: Answer, from: URL): URL | null {
  return [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined
    ? URL.parse(headers.location, from)
    : null
}

/** Whether a host is one of those, or below one. */
export function isSkipped(host: string, skipHosts: readonly string[]): boolean {
  return skipHosts.some((skipped) => host === skipped || host.endsWith(`.${skipped}`))
}

function decoded({ headers, body }: Answer): string {
  const [, sent] = /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? []
  const [, named] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(body.toString('latin1', 0, 1_024)) ?? []
  try {
    return new TextDecoder(sent ?? named ?? 'utf-8').decode(body)
  } catch {
    return body.toString('utf8')
  }
}
