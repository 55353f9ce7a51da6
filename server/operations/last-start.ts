import type { Db } from '../store/tables.ts'
import { putState, readState } from './housekeeping.ts'
import type { Settings } from '../settings.ts'

const PREFIX = 'setting: '

/** A setting whose value differs from the server's at its last start. */
interface OtherSetting {
  name: string
  server: string
  here: string
}

/** Settings that mails, links and removals depend on, by name; of a mail server no user or password. */
function consequentialSettings(settings: Settings): Readonly<Record<string, string>> {
  const { smtpUrl, imap, replies, retention, acknowledgementsAnHour } = settings
  return {
    SITE_URL: settings.siteUrl,
    MAIL_FROM: settings.mailFrom,
    SALES_MAILBOX: settings.salesMailbox,
    SUPPORT_MAILBOX: settings.supportMailbox,
    STAFF: settings.staff.join(', ') || 'none',
    OIDC_ISSUER: settings.desk.openId?.issuer.href ?? 'none',
    SMTP_URL: withoutLogin(smtpUrl),
    IMAP_URL: withoutLogin(imap?.url ?? null),
    IMAP_FOLDER: imap?.folder ?? 'none',
    REPLY_DOMAIN: replies.domain ?? 'none',
    PLUS_ADDRESSING: replies.plusAddressing ? 'on' : 'off',
    ACKNOWLEDGEMENTS_AN_HOUR: Number.isFinite(acknowledgementsAnHour)
      ? String(acknowledgementsAnHour)
      : 'off',
    RETENTION_TICKETS_MONTHS: String(retention.ticketMonths),
    RETENTION_LEADS_MONTHS: String(retention.leadMonths),
    RETENTION_CONSENTS_MONTHS: String(retention.consentMonths),
    RETENTION_REVIEW_DAYS: String(retention.reviewDays),
  }
}

function withoutLogin(url: URL | null): string {
  return url === null ? 'none' : `${url.protocol}//${url.host}${url.search}`
}

export async function saveStartSettings(trx: Db, settings: Settings, now: Date): Promise<void> {
  const changed_at = now.toISOString()
  const entries = Object.entries(consequentialSettings(settings))
  await putState(
    trx,
    entries.map(([name, value]) => ({ name: PREFIX + name, value, changed_at })),
  )
}

/** Settings that differ from the last start; none where no server has started on this database yet. */
export async function otherThanAtStart(db: Db, settings: Settings): Promise<OtherSetting[]> {
  const here = consequentialSettings(settings)
  return (await readState(db, PREFIX)).flatMap(({ name, value: server }) => {
    const own = here[name]
    return own === undefined || own === server ? [] : [{ name, server, here: own }]
  })
}

/** The settings in one line, for the user of a command. */
export function describeOthers(others: readonly OtherSetting[]): string {
  return others.map(({ name, server, here }) => `${name} is ${server} there, ${here} here`).join('; ')
}
