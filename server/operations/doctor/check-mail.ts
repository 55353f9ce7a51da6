import { Resolver } from 'node:dns/promises'

import { scrubbed } from '../../log.ts'
import { verifySmtp, type SmtpTimeouts } from '../../mail/outbox/mail-transports.ts'
import { findings, type Finding, type Verdict } from './finding.ts'
import { newImpatientClient, pathOf } from '../../mail/inbox/mailbox-connection.ts'
import { hostOf, isLoopback, type ImapSettings } from '../../settings.ts'

/** Shorter than for mails: somebody waits for the command. */
const TIMEOUTS: SmtpTimeouts = { connection: 5_000, greeting: 5_000, socket: 5_000 }

/** Whether the mail server can be reached, encrypts and accepts the login; nothing is sent. */
export async function checkSmtp(url: URL): Promise<Verdict> {
  try {
    await verifySmtp(url, TIMEOUTS)
    return ['ok', `${url.hostname} lets us in`]
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? `${String(error.responseCode)} ` : ''
    return ['bad', code + scrubbed(error instanceof Error ? error.message : '')]
  }
}

/** Names that large mail services give to DKIM keys: DNS has no list of them. */
const COMMON_SELECTORS = 'default dkim mail s1 s2 selector1 selector2 google k1 resend'.split(' ')

const CHECKS = { SPF: checkSpf, DKIM: checkDkim, DMARC: checkDmarc, MX: checkMx }
const NOT_ASKED: Verdict = ['warn', 'DNS could not be asked from here']

/** SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 7489) and MX of the domain our mails come from. */
export async function checkDns(dns: MailDns, mailFrom: string, selector: string | undefined) {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  const verdicts = Object.entries(CHECKS).map(async ([record, check]) => {
    const verdict = await check(dns, domain, selector).catch(() => NOT_ASKED)
    return [`${record} of ${domain}`, verdict] as const
  })
  return findings(Object.fromEntries(await Promise.all(verdicts)))
}

async function checkSpf(dns: MailDns, domain: string): Promise<Verdict> {
  const records = (await dns.texts(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text))
  if (records.length > 1) return ['bad', 'there are several records: all of them are void, make them one']
  const [record] = records
  return record === undefined ? ['bad', 'there is none: your mail service names the record'] : ['ok', record]
}

async function checkDkim(dns: MailDns, domain: string, selector: string | undefined): Promise<Verdict> {
  const selectors = selector === undefined ? COMMON_SELECTORS : [selector]
  const asked = selectors.map((name) => dns.texts(`${name}._domainkey.${domain}`))
  const answers = await Promise.allSettled(asked)
  const found = selectors.filter((_, place) => {
    const answer = answers[place]
    return answer?.status === 'fulfilled' && answer.value.some((text) => /(?:^|;)\s*p=[^;\s]/.test(text))
  })
  if (found.length > 0) return ['ok', `key at ${found.join(', ')}`]
  if (answers.some(({ status }) => status === 'rejected')) return NOT_ASKED
  if (selector !== undefined) return ['bad', `no key at ${selector}`]
  return ['warn', 'no key under a common name: run doctor with --dkim <selector>']
}

async function checkDmarc(dns: MailDns, domain: string): Promise<Verdict> {
  const record = (await dns.texts(`_dmarc.${domain}`)).find((text) => /^v=DMARC1\s*;/i.test(text))
  if (record === undefined) return ['bad', 'there is none: begin with v=DMARC1; p=none']
  if (!/;\s*p=none/i.test(record)) return ['ok', record]
  return ['warn', 'p=none only watches: tighten it when the reports are clean']
}

/** Whether somebody takes mail for a domain (RFC 5321 §5.1). */
export async function checkMx(dns: MailDns, domain: string): Promise<Verdict> {
  if (await dns.takesMail(domain)) return ['ok', 'bounces and answers have somewhere to go']
  return ['bad', 'nobody takes mail there: bounces and answers are lost']
}

/** What DNS says about a name; rejected: it could not be asked. */
export interface MailDns {
  /** Its TXT records, each in one piece. */
  texts: (name: string) => Promise<readonly string[]>
  takesMail: (name: string) => Promise<boolean>
}

const TIMEOUT_MS = 2_000
/** The name has no such record, or does not exist. */
const ABSENT = ['ENODATA', 'ENOTFOUND']

export function createMailDns(): MailDns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  return {
    async texts(name) {
      const records = await asked(resolver.resolveTxt(name))
      return records.map((pieces) => pieces.join('')) // RFC 7208 §3.3
    },
    async takesMail(name) {
      const records = await asked(resolver.resolveMx(name))
      return records.some(({ exchange }) => exchange !== '') // RFC 7505: "."
    },
  }
}

async function asked<Answer>(answer: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return []
    throw error
  }
}

/** The reader takes seconds: a mail that waits longer has a reason. */
const LATE_MAIL_MS = 15 * 60 * 1_000

/** Whether the mailbox lets us in, has the folder, tells of new mail, and is worked off; nothing is changed. */
export async function checkMailbox(imap: ImapSettings, now: Date): Promise<Finding[]> {
  if (imap.url.protocol === 'imap:' && !isLoopback(hostOf(imap.url)))
    return findings({ mailbox: ['bad', 'the password travels in the open: use imaps://'] })
  const client = newImpatientClient(imap)
  try {
    await client.connect()
    const { exists } = await client.mailboxOpen(pathOf(imap.folder), { readOnly: true })
    const oldest = exists > 0 && (await client.fetchOne('1', { internalDate: true }))
    const since = new Date(oldest === false ? now : (oldest.internalDate ?? now))
    const isLate = now.getTime() - since.getTime() > LATE_MAIL_MS
    return findings({
      mailbox: isLate
        ? ['warn', `${exists} mails wait in ${imap.folder} for more than 15 minutes: does the server run?`]
        : ['ok', `${imap.url.host} lets us in, ${exists} mails wait in ${imap.folder}`],
      'new mail': client.capabilities.has('IDLE')
        ? ['ok', 'is told at once (IDLE)']
        : ['warn', 'is seen only once a minute: the server cannot tell of it (IDLE)'],
    })
  } catch (error) {
    const { message = '', responseText = '' } = error as { message?: string; responseText?: string }
    return findings({ mailbox: ['bad', scrubbed(`${message} ${responseText}`)] })
  } finally {
    client.close()
  }
}
