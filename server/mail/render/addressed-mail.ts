import { agency } from '#content/catalogue/agency.ts'
import { founder } from '#content/catalogue/team.ts'
import type { Locale } from '#domain/language/locales.ts'

import { MAIL_PRIORITY, type Mail, type Mailbox } from '../outgoing-mail.ts'
import type { MailValues, RenderMail } from './render-mail.ts'

export interface MailPlaces {
  salesMailbox: string
  supportMailbox: string
  siteUrl: string
  /** The staff's language; the agency's own is right outside of tests. */
  staffLanguage?: Locale
  /** The mailbox that is read; without one nobody's answers come back here. */
  imap?: object | null
  /** How answers find their conversation besides the Message-ID they refer to. */
  replies?: { domain: string | null; plusAddressing: boolean }
  /** Who gets notifications, where answers are read. */
  staff?: readonly string[]
}

export interface Writing {
  renderMail: RenderMail
  places: MailPlaces
}

export function staffLanguageOf({ staffLanguage = agency.staffLanguage }: MailPlaces): Locale {
  return staffLanguage
}

/** An automatic mail to a visitor in their language. They answer to a mailbox: its text says "simply reply". */
export function visitorMail(
  { renderMail }: Writing,
  kind: string,
  { email, language }: { email: string; language: Locale },
  mailbox: string,
  values: MailValues,
): Mail {
  return {
    kind,
    recipient: email,
    replyTo: { name: agency.name, address: mailbox },
    autoSubmitted: 'auto-replied',
    priority: MAIL_PRIORITY.visitor,
    language,
    ...renderMail(kind, language, { agency: agency.name, person: founder.name, ...values }),
  }
}

/** A mail to the staff in theirs; null: there is nobody to answer. */
export function staffMail(
  { renderMail, places }: Writing,
  kind: string,
  recipient: string,
  replyTo: Mailbox | null,
  values: MailValues,
): Mail {
  const language = staffLanguageOf(places)
  return {
    kind,
    recipient,
    replyTo,
    autoSubmitted: 'auto-generated',
    priority: MAIL_PRIORITY.staff,
    language,
    ...renderMail(kind, language, values),
  }
}
