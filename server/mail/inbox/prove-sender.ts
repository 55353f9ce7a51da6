import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { Resolver as DnsResolver } from 'node:dns/promises'

import { withAsciiDomain } from '../../mailbox.ts'
import type { IncomingMail } from './incoming-mail.ts'

/** Whether the domain in From stands behind a mail, and why it is believed or not, for the staff's eyes. */
export interface Verdict {
  isAligned: boolean
  reason: string
}

/** Asks DNS for the TXT records of a name, each in its pieces; rejects where there are none. */
export type Resolver = (name: string, type: string) => Promise<string[][]>

/** The work one mail may cause: each signature is a DNS query, each of its own length a hash of the body. */
const MOST_SIGNATURES = 10
const HEADER_MAX_BYTES = 256 * 1_024
/** RFC 8301 §3.2: shorter keys are as good as none. */
const KEY_MIN_BITS = 1_024
/** Hashed at a time; visitors are answered in between. */
const PIECE_BYTES = 256 * 1_024

const DNS_TIMEOUT_MS = 2_000
const DNS_TRIES = 2

export function createResolver(): Resolver {
  const dns = new DnsResolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES })
  return (name) => dns.resolveTxt(name)
}

/**
 * Whether a mail is from the domain in its From, as DMARC asks (RFC 7489 §3.1, relaxed): by a DKIM signature of
 * that domain over the whole body, checked here, or by what the trusted host found when it took the mail. Of an
 * address it says nothing more: who may use it is that domain's affair.
 * @param options.trustedHost the name in the `Authentication-Results` of the mailbox's own mail service
 */
export async function proveSender(
  raw: Buffer,
  mail: Pick<IncomingMail, 'from'>,
  options: { trustedHost: string | null; resolve: Resolver },
): Promise<Verdict> {
  if (mail.from === null) return refused('there is not exactly one sender')
  const domain = domainOf(mail.from.address)
  const header = headerOf(raw)
  if (header === null) return refused('the header is too large')
  if ((header.match(/^dkim-signature[ \t]*:/gim)?.length ?? 0) > MOST_SIGNATURES)
    return refused('there are too many signatures')
  // Both with the first mail: they and the list of public suffixes are of no use before.
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js')
  const { getDomain } = await import('tldts')
  const organisationOf = (name: string) => getDomain(name, { allowPrivateDomains: true }) ?? name
  const isAligned = (other: string) => organisationOf(other) === organisationOf(domain)

  const { headerFrom, fromFields, results, headers } = await dkimVerify(Readable.from(piecesOf(raw)), {
    resolver: options.resolve,
    minBitLength: KEY_MIN_BITS,
    strict: true,
  })
  const [author, ...more] = headerFrom
  // A second reading of From: what one parser overlooks another may show.
  if (author === undefined || more.length > 0 || fromFields !== 1 || domainOf(author) !== domain)
    return refused('there is not exactly one sender')
  const signature = results.find(
    ({ status, signingDomain = '', canonBodyLengthLimited }) =>
      status.result === 'pass' && canonBodyLengthLimited !== true && isAligned(signingDomain.toLowerCase()),
  )
  if (signature !== undefined) return { isAligned: true, reason: `DKIM of ${signature.signingDomain ?? ''}` }

  const [topmost] = headers?.parsed.filter(({ key }) => key === 'authentication-results') ?? []
  const found = topmost === undefined ? null : readResults(topmost.line.toString())
  if (found !== null && found.host === options.trustedHost) {
    const proof = findProof(found.results, domain, isAligned)
    if (proof !== null) return { isAligned: true, reason: `${proof} at ${found.host}` }
  }
  return refused(describeSignatures(results.map(({ status }) => status.result)))
}

function refused(reason: string): Verdict {
  return { isAligned: false, reason }
}

function describeSignatures(results: readonly string[]): string {
  if (results.every((result) => result === 'none')) return 'no signature'
  if (results.includes('temperror')) return 'a signature could not be checked: DNS did not answer'
  return "no valid signature of the sender's domain over the whole mail"
}

function domainOf(address: string): string {
  const ascii = withAsciiDomain(address)
  return ascii.slice(ascii.lastIndexOf('@') + 1).toLowerCase()
}

/** The header as text, a byte a sign; null: longer than any honest one. */
function headerOf(raw: Buffer): string | null {
  const text = raw.toString('latin1', 0, HEADER_MAX_BYTES)
  const end = /\r?\n\r?\n/.exec(text)
  if (end !== null) return text.slice(0, end.index)
  return raw.length > HEADER_MAX_BYTES ? null : text
}

async function* piecesOf(raw: Buffer): AsyncGenerator<Buffer> {
  for (let begin = 0; begin < raw.length; begin += PIECE_BYTES) {
    yield raw.subarray(begin, begin + PIECE_BYTES)
    await turn()
  }
}

/** One result of an Authentication-Results header: `dkim=pass header.d=agency.example`. */
interface Result {
  method: string
  result: string
  /** By `<type>.<name>`, in small letters. */
  properties: ReadonlyMap<string, string>
}

/** A host's result that proves a domain: DMARC decides; two of DMARC or SPF are no honest host's. */
function findProof(
  results: readonly Result[],
  domain: string,
  isAligned: (other: string) => boolean,
): string | null {
  const of = (method: string) => results.filter((one) => one.method === method)
  const [dmarc, ...moreDmarc] = of('dmarc')
  const [spf, ...moreSpf] = of('spf')
  if (moreDmarc.length + moreSpf.length > 0) return null
  const isOf = (one: Result | undefined, property: string) => {
    const value = one?.properties.get(property)
    return value !== undefined && isAligned(domainOf(value))
  }
  if (dmarc !== undefined && dmarc.result !== 'none') {
    const from = dmarc.properties.get('header.from')
    return dmarc.result === 'pass' && (from === undefined || domainOf(from) === domain) ? 'DMARC' : null
  }
  const signature = of('dkim').find(
    (one) => one.result === 'pass' && (isOf(one, 'header.d') || isOf(one, 'header.i')),
  )
  if (signature !== undefined) return 'DKIM'
  return spf?.result === 'pass' && isOf(spf, 'smtp.mailfrom') ? 'SPF' : null
}

/** Reads Authentication-Results (RFC 8601 §2.2), with a stranger's address in it; null: there is a doubt. */
function readResults(line: string): { host: string; results: Result[] } | null {
  const value = line.slice(line.indexOf(':') + 1).replace(/\s+/g, ' ')
  const plain = withoutComments(value)
  if (plain === null) return null
  const [host = '', ...parts] = plain.match(/(?:"[^"]*"|[^;"])+/g) ?? []
  const results = parts.flatMap((part) => {
    const [, method, result, rest = ''] =
      /^ *([a-z-]+)(?: ?\/ ?\d+)? ?= ?([a-z]+)(?= |$)(.*)$/i.exec(part) ?? []
    if (method === undefined || result === undefined) return []
    const pairs = [...rest.matchAll(/([a-z]+ ?\. ?[a-z-]+) ?= ?((?:"[^"]*"|[^" ])+)/gi)].map(
      ([, name = '', text = '']) =>
        [name.replaceAll(' ', '').toLowerCase(), text.replaceAll('"', '')] as const,
    )
    return [{ method: method.toLowerCase(), result: result.toLowerCase(), properties: new Map(pairs) }]
  })
  return { host: host.trim().split(' ')[0]?.toLowerCase() ?? '', results }
}

/** Null: a comment or quoted text that is not closed, or that holds signs which could open another. */
function withoutComments(text: string): string | null {
  const plain = text.replace(/"[^"\\]*"|\((?:[^()"\\]|\([^()"\\]*\))*\)/g, (piece) =>
    piece.startsWith('"') ? piece : ' ',
  )
  const rest = plain.replace(/"[^"]*"/g, '')
  return /["\\()]/.test(rest) ? null : plain
}
