import type { Locale } from '#domain/language/locales.ts'

import type { MailIdentity } from './mail/outbox/queue-mail.ts'
import type { RenderMail } from './mail/render/render-mail.ts'

/** Where mails come from and lead to. */
export interface MailPlaces {
  salesMailbox: string
  supportMailbox: string
  siteUrl: string
  /** What the staff reads; the agency's own choice is right outside of tests. */
  staffLanguage?: Locale
}

/** What features act on and through besides the database. The server brings the real ones, so do commands; tests bring theirs. */
export interface Effects {
  now: () => Date
  /** Ids that sort by time: random ones would touch eight pages of indexes per request instead of one. */
  newId: () => string
  /** Secrets of links to tickets: at least 128 bits nobody can guess. */
  newSecret: () => string
  /** An unpredictable whole number from 0 to below a limit. */
  randomBelow: (limit: number) => number
  renderMail: RenderMail
  identity: MailIdentity
  places: MailPlaces
  /** See `mayAcknowledge`. */
  ownMailboxes: readonly string[]
  acknowledgementsAnHour: number
}
