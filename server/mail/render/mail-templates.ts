import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

/** A mail as an agency writes it: a subject and Markdown, both with `{placeholders}`. */
export interface MailTemplate {
  subject: string
  markdown: string
}
/** Every kind of mail in every language. */
export type MailTemplates = ReadonlyMap<string, Readonly<Record<Locale, MailTemplate>>>

const FRONT_MATTER = /^---\nsubject: *(.+)\n---\n+(.+)$/s

/** Reads `content/mail/<kind>/<language>.md`; a missing or broken file stops the start by its name. */
export function readMailTemplates(folder: string, kinds: readonly string[]): MailTemplates {
  return new Map(
    kinds.map((kind) => {
      const byLanguage = LOCALE_CODES.map((locale) => [locale, readTemplate(folder, kind, locale)])
      return [kind, Object.fromEntries(byLanguage) as Record<Locale, MailTemplate>]
    }),
  )
}

function readTemplate(folder: string, kind: string, locale: Locale): MailTemplate {
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
