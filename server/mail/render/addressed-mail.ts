import { agency } from '#content/catalogue/agency.ts'
import { founder } from '#content/catalogue/team.ts'
import { messages } from '#content/messages/messages.ts'
import { shownName } from '#domain/email/email-address.ts'
import { type Locale, LOCALES } from '#domain/language/locales.ts'
import type { Office } from '#domain/offices/office.ts'
import * as offices from '#domain/offices/office.ts'

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
    replyTo: replyTo && { ...replyTo, name: shownName(replyTo.name, replyTo.address) },
    autoSubmitted: 'auto-generated',
    priority: MAIL_PRIORITY.staff,
    language,
    ...renderMail(kind, language, values),
  }
}

/** A moment by the clock of an office; for the staff, of the first one. With plain spaces, as all of a mail. */
export function sayMoment(moment: Date, language: Locale, office: Office = agency.offices[0]): string {
  return offices.sayMoment(moment, office, language, messages[language].footer).replaceAll('\u00A0', ' ')
}

export function sayHours(language: Locale, office: Office): string {
  return offices
    .sayHours(agency.openingHours, office, language, messages[language].footer)
    .replaceAll('\u00A0', ' ')
}

/** The office for readers of a language, if nothing else is known of them. */
export function languageOffice(language: Locale): Office {
  return offices.readerOffice(agency.offices, language, null)
}

/** A telephone number that is answered, preferably of this office; '' if there is none. */
export function telephoneOf(office: Office): string {
  return offices.answeredTelephone([office, ...agency.offices])
}

/** Cached, because making one takes longer than the rest of a mail. */
const languageNames = new Map<Locale, Intl.DisplayNames>()

export function languageName(named: Locale, language: Locale): string {
  const names =
    languageNames.get(language) ?? new Intl.DisplayNames(LOCALES[language].tag, { type: 'language' })
  languageNames.set(language, names)
  return names.of(named) ?? ''
}

/** Counted as the upload limits are (domain/support-ticket/attachment.ts). */
const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** A size in words, such as "1.2 MB"; at least one kilobyte. */
export function formatBytes(bytes: number, language: Locale): string {
  const isLarge = bytes >= MEGABYTE
  const [unit, size] = isLarge ? ['megabyte', MEGABYTE] : ['kilobyte', KILOBYTE]
  return new Intl.NumberFormat(LOCALES[language].tag, {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(bytes / size, 1))
}
