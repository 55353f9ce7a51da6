import { marked } from 'marked'

import type { Locale } from '#domain/language/locales.ts'

import { mailDocument } from './mail-layout.ts'
import type { MailTemplate, MailTemplates } from './mail-templates.ts'
import { MARKDOWN_OPTIONS, markdownText } from './markdown-text.ts'

/** What placeholders are filled with; '' is shown as a dash. Visitors' own words stay inert. */
export type MailValues = Readonly<Record<string, string>>

/** The written parts of a mail. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}
export type RenderMail = (kind: string, language: Locale, values: MailValues) => RenderedMail

/** RFC 5322 asks for lines below 78; a name of 120 code points in a subject is cut here. */
const SUBJECT_MAX_LENGTH = 150
const EMPTY = '–'
/** Controls, line and paragraph separators, and the marks that turn the direction of writing. */
const UNSAFE_IN_SUBJECT = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu
const PLACEHOLDER = /\{([a-zA-Z]+)\}/g
/** Stands for a placeholder while Markdown is read: a plain word, so nothing in it is a mark or a URL. */
const STAND_IN = /zq([a-zA-Z]+)qz/g

/**
 * Renders mails from templates compiled once. Values are put in after Markdown was rendered, so that a
 * visitor's text cannot become a link, a heading or a picture: the rejected alternative, filling first
 * and escaping Markdown, has no complete list of what to escape.
 */
export function createMailRenderer(templates: MailTemplates): RenderMail {
  const compiled = new Map<MailTemplate, RenderedMail>()
  return function renderMail(kind, language, values) {
    const template = templates.get(kind)?.[language]
    if (template === undefined) throw new Error(`There is no mail "${kind}" in "${language}"`)
    const parts = compiled.get(template) ?? compile(template)
    compiled.set(template, parts)
    const subject = subjectLine(fill(parts.subject, (name) => valueOf(values, name)))
    const body = fill(parts.html, (name) => escapeHtml(valueOf(values, name)).replaceAll('\n', '<br>\n'))
    return {
      subject,
      text: fillText(parts.text, values),
      html: mailDocument(body, escapeHtml(subject), language),
    }
  }
}

function compile({ subject, markdown }: MailTemplate): RenderedMail {
  const withStandIns = (text: string) => text.replace(PLACEHOLDER, 'zq$1qz')
  const html = marked.parse(withStandIns(markdown), { async: false, ...MARKDOWN_OPTIONS })
  return { subject: withStandIns(subject), text: markdownText(withStandIns(markdown)), html }
}

function fill(text: string, value: (name: string) => string): string {
  return text.replace(STAND_IN, (_, name: string) => value(name))
}

/** A value that is a whole paragraph is indented; elsewhere it is one line, so it cannot fake others. */
function fillText(text: string, values: MailValues): string {
  return text
    .split('\n\n')
    .map((paragraph) => {
      const alone = /^zq([a-zA-Z]+)qz\n?$/.exec(paragraph)?.[1]
      if (alone !== undefined) return valueOf(values, alone).replace(/^/gm, '    ')
      return fill(paragraph, (name) => valueOf(values, name).replace(/\s+/g, ' '))
    })
    .join('\n\n')
}

function valueOf(values: MailValues, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`No value for {${name}} in a mail`)
  return value === '' ? EMPTY : value
}

function subjectLine(text: string): string {
  const line = text.replace(UNSAFE_IN_SUBJECT, ' ').replace(/ +/g, ' ').trim() // narrow and fixed spaces stay
  const characters = Array.from(line)
  return characters.length <= SUBJECT_MAX_LENGTH
    ? line
    : `${characters.slice(0, SUBJECT_MAX_LENGTH - 1).join('')}…`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
