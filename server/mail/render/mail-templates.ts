import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { LOCALE_CODES, type Locale, LOCALES } from '#domain/language/locales.ts'
import { answeredTelephone, type Office } from '#domain/offices/office.ts'
import * as offices from '#domain/offices/office.ts'

/** A mail as the agency writes it: a subject and Markdown, both with `{placeholders}`. */
export type MailTemplate = ReturnType<typeof readTemplate>
export type MailTemplates = ReadonlyMap<string, Readonly<Record<Locale, MailTemplate>>>

const FRONT_MATTER = /^---\nsubject: *(.+)\n---\n+(.+)$/s

/** Reads `content/mail/<kind>/<language>.md`; throws with the name of a missing or malformed file. */
export function readMailTemplates(folder: string, kinds: readonly string[]): MailTemplates {
  return new Map(
    kinds.map((kind) => {
      const byLanguage = LOCALE_CODES.map((locale) => [locale, readTemplate(folder, kind, locale)])
      return [kind, Object.fromEntries(byLanguage) as Record<Locale, MailTemplate>]
    }),
  )
}

function readTemplate(folder: string, kind: string, locale: Locale) {
  const file = join(folder, kind, `${locale}.md`)
  const [, subject, markdown] = FRONT_MATTER.exec(readText(file)) ?? []
  if (subject === undefined || markdown === undefined) {
    throw new Error(`${file} must begin with "---", one line "subject: ...", "---", and then have a text`)
  }
  return { subject: subject.trim(), markdown: markdown.trim() }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    throw new Error(`${file} is missing: every mail exists in every language`)
  }
}

/** Counted as the upload limits are (domain/support-ticket/attachment.ts). */
const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

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
  return answeredTelephone([office, ...agency.offices])
}

/** Cached, because making one takes longer than the rest of a mail. */
const languageNames = new Map<Locale, Intl.DisplayNames>()

export function languageName(named: Locale, language: Locale): string {
  const names =
    languageNames.get(language) ?? new Intl.DisplayNames(LOCALES[language].tag, { type: 'language' })
  languageNames.set(language, names)
  return names.of(named) ?? ''
}

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
