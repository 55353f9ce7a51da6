import { Resolver } from 'node:dns/promises'

import { scrubbed } from '../../log.ts'
import { verifySmtp, type SmtpTimeouts } from '../../mail/outbox/smtp-transport.ts'
import type { Finding } from './finding.ts'

/** Shorter than for mails: somebody waits for the command. */
const TIMEOUTS: SmtpTimeouts = { connection: 5_000, greeting: 5_000, socket: 5_000 }

/** Whether the mail server can be reached, encrypts and accepts the login; nothing is sent. */
export async function checkSmtp(url: URL): Promise<Finding> {
  const about = 'mail server'
  try {
    await verifySmtp(url, TIMEOUTS)
    return { level: 'ok', about, says: `${url.hostname} lets us in` }
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? `${String(error.responseCode)} ` : ''
    return { level: 'bad', about, says: code + scrubbed(error instanceof Error ? error.message : '') }
  }
}

/** Names that large mail services give to DKIM keys: DNS has no list of them. */
const COMMON_SELECTORS = [
  'default',
  'dkim',
  'mail',
  's1',
  's2',
  'selector1',
  'selector2',
  'google',
  'k1',
  'resend',
]

/** SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489) and MX of the domain our mails come from. */
export async function checkDns(
  dns: MailDns,
  mailFrom: string,
  selector: string | undefined,
): Promise<Finding[]> {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return Promise.all([
    checkSpf(dns, domain),
    checkDkim(dns, domain, selector),
    checkDmarc(dns, domain),
    checkMx(dns, domain),
  ])
}

function couldNotAsk(about: string): Finding {
  return { level: 'warn', about, says: 'DNS could not be asked from here' }
}

async function checkSpf(dns: MailDns, domain: string): Promise<Finding> {
  const about = `SPF of ${domain}`
  const texts = await dns.texts(domain)
  if (texts === 'unknown') return couldNotAsk(about)
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text))
  if (records.length === 1) return { level: 'ok', about, says: records[0] ?? '' }
  if (records.length > 1)
    return { level: 'bad', about, says: 'there are several records: all of them are void, make them one' }
  return { level: 'bad', about, says: 'there is none: your mail service names the record' }
}

async function checkDkim(dns: MailDns, domain: string, selector: string | undefined): Promise<Finding> {
  const about = `DKIM of ${domain}`
  const selectors = selector === undefined ? COMMON_SELECTORS : [selector]
  const answers = await Promise.all(selectors.map((name) => dns.texts(`${name}._domainkey.${domain}`)))
  const found = selectors.filter((_, place) => {
    const texts = answers[place]
    return texts !== 'unknown' && texts?.some((text) => /(?:^|;)\s*p=[^;\s]/.test(text))
  })
  if (found.length > 0) return { level: 'ok', about, says: `key at ${found.join(', ')}` }
  if (answers.includes('unknown')) return couldNotAsk(about)
  if (selector !== undefined) return { level: 'bad', about, says: `no key at ${selector}` }
  return { level: 'warn', about, says: 'no key under a common name: run doctor with --dkim <selector>' }
}

async function checkDmarc(dns: MailDns, domain: string): Promise<Finding> {
  const about = `DMARC of ${domain}`
  const texts = await dns.texts(`_dmarc.${domain}`)
  if (texts === 'unknown') return couldNotAsk(about)
  const record = texts.find((text) => /^v=DMARC1\s*;/i.test(text))
  if (record === undefined) return { level: 'bad', about, says: 'there is none: begin with v=DMARC1; p=none' }
  if (/;\s*p=none/i.test(record))
    return { level: 'warn', about, says: 'p=none only watches: tighten it when the reports are clean' }
  return { level: 'ok', about, says: record }
}

async function checkMx(dns: MailDns, domain: string): Promise<Finding> {
  const about = `MX of ${domain}`
  const takesMail = await dns.takesMail(domain)
  if (takesMail === 'unknown') return couldNotAsk(about)
  if (takesMail) return { level: 'ok', about, says: 'bounces and answers have somewhere to go' }
  return { level: 'bad', about, says: 'nobody takes mail there: bounces and answers are lost' }
}

/** What DNS says about a name; `unknown`: it could not be asked. */
export interface MailDns {
  /** Its TXT records, each in one piece. */
  texts: (name: string) => Promise<readonly string[] | 'unknown'>
  /** Whether it has MX records. */
  takesMail: (name: string) => Promise<boolean | 'unknown'>
}

/** How long the command waits for DNS. */
const TIMEOUT_MS = 2_000
/** The name has no such record, or does not exist. */
const ABSENT = ['ENODATA', 'ENOTFOUND']

/** DNS as this machine asks it. */
export function createMailDns(): MailDns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  return {
    async texts(name) {
      const records = await asked(resolver.resolveTxt(name))
      return records === 'unknown' ? records : records.map((pieces) => pieces.join('')) // RFC 7208 §3.3
    },
    async takesMail(name) {
      const records = await asked(resolver.resolveMx(name))
      return records === 'unknown' ? records : records.some(({ exchange }) => exchange !== '') // RFC 7505: "."
    },
  }
}

async function asked<Answer>(answer: Promise<Answer[]>): Promise<Answer[] | 'unknown'> {
  try {
    return await answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return ABSENT.includes(code) ? [] : 'unknown'
  }
}
