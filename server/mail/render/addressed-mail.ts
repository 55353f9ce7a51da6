import { agency } from '#content/catalogue/agency.ts'
import { founder } from '#content/catalogue/team.ts'
import type { Locale } from '#domain/language/locales.ts'

import type { Effects, MailPlaces } from '../../effects.ts'
import { MAIL_PRIORITY, type Mail, type Mailbox } from '../outgoing-mail.ts'
import type { MailValues } from './render-mail.ts'

/** What it takes to write a mail. */
export type Writing = Pick<Effects, 'renderMail' | 'places'>

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
