import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { marked, type Token, type Tokens } from 'marked'

import { agency } from '#content/catalogue/agency.ts'
import { readToken } from '#domain/design-tokens/read-token.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { countNouns, sayLabelled } from '#domain/language/message-text.ts'

import { escapeHtml } from '../../escape-html.ts'
import { projectFolder } from '../../project-folder.ts'
import { writtenHtml, writtenText } from './written-markdown.ts'

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

/** Values of placeholders; '' becomes a dash. Strings stay plain text; `markdown` is rendered as on the page. */
export type MailValues = Readonly<Record<string, string | { readonly markdown: string }>>

interface RenderedMail {
  subject: string
  text: string
  html: string
}
export type RenderMail = (kind: string, language: Locale, values: MailValues) => RenderedMail

/** RFC 5322 recommends lines below 78; a subject's value is cut here. */
const SUBJECT_MAX_LENGTH = 150
const EMPTY = '–'
/** Control characters, line and paragraph separators, and marks that change the direction of writing. */
const UNSAFE_IN_SUBJECT = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu
const PLACEHOLDER = /\{([a-zA-Z]+)\}/g
/** Stands for a placeholder while Markdown is rendered: a plain word, so that nothing in it is a mark or a URL. */
const STAND_IN = /zq([a-zA-Z]+)qz/g
/** A moment or a time that was promised. */
const DEADLINE = /<strong>([^<]*zq(?:answerBy|dueBy|hours)qz[^<]*)<\/strong>/g
/** A placeholder that is a paragraph of its own. */
const ALONE_IN_HTML = /<p>zq([a-zA-Z]+)qz<\/p>|zq([a-zA-Z]+)qz/g
const ALONE_IN_TEXT = /^zq([a-zA-Z]+)qz\n?$/

/**
 * Renders mails from templates that are compiled once. Values are inserted after Markdown was rendered, so
 * that a visitor's text cannot become a link, a heading or a picture; escaping Markdown beforehand would need
 * a complete list of what to escape. Values with `markdown` are rendered separately.
 */
export function createMailRenderer(templates: MailTemplates): RenderMail {
  const compiled = new Map<string, RenderedMail>()
  return function renderMail(kind, language, values) {
    const template = templates.get(kind)?.[language]
    if (template === undefined) throw new Error(`There is no mail "${kind}" in "${language}"`)
    const counted = {
      subject: countNouns(template.subject, values),
      markdown: countNouns(template.markdown, values),
    }
    const key = `${language}\n${counted.subject}\n${counted.markdown}`
    const parts = compiled.get(key) ?? compile(counted, language)
    compiled.set(key, parts)
    const subject = subjectLine(fill(parts.subject, (name) => valueOf(values, name)))
    return {
      subject,
      text: fillText(parts.text, values),
      html: mailDocument(fillHtml(parts.html, values), escapeHtml(subject), language),
    }
  }
}

function compile({ subject, markdown }: MailTemplate, language: Locale): RenderedMail {
  const withStandIns = (text: string) => text.replace(PLACEHOLDER, 'zq$1qz')
  const html = marked
    .parse(withStandIns(markdown), { async: false, ...MARKDOWN_OPTIONS })
    .replace(DEADLINE, '<strong class="deadline">$1</strong>')
    .replace(/<p>(?=<strong>[^<]*<\/strong><\/p>)/g, '<p class="title">')
    .replace(/<p>(?=<em>[^<]*<\/em><\/p>)/g, '<p class="fine">')
    .replace(/<p>(?=<a [^>]*>[^<]*<\/a><\/p>)/g, '<p class="act">')
    .replace(/zqpersonqz/g, '<span class="hand">zqpersonqz</span>')
  const text = blocks(marked.lexer(withStandIns(markdown), MARKDOWN_OPTIONS), language).trim() + '\n'
  return { subject: withStandIns(subject), text, html }
}

function fill(text: string, value: (name: string) => string): string {
  return text.replace(STAND_IN, (_, name: string) => value(name))
}

function fillHtml(html: string, values: MailValues): string {
  const inert = (name: string) => escapeHtml(valueOf(values, name)).replaceAll('\n', '<br>\n')
  return html.replace(ALONE_IN_HTML, (_, alone: string | undefined, inside = '') => {
    if (alone === undefined) return inert(String(inside))
    const written = writtenOf(values, alone)
    return written === null ? `<p>${inert(alone)}</p>` : writtenHtml(written)
  })
}

/** A value that is a whole paragraph is indented; elsewhere it is one line, so that it cannot imitate other lines. */
function fillText(text: string, values: MailValues): string {
  return text
    .split('\n\n')
    .map((paragraph) => {
      const alone = ALONE_IN_TEXT.exec(paragraph)?.[1]
      if (alone !== undefined) {
        const written = writtenOf(values, alone)
        return (written === null ? valueOf(values, alone) : writtenText(written)).replace(/^/gm, '    ')
      }
      return fill(paragraph, (name) => valueOf(values, name).replace(/\s+/g, ' '))
    })
    .join('\n\n')
}

function valueOf(values: MailValues, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`No value for {${name}} in a mail`)
  const text = typeof value === 'string' ? value : value.markdown
  return text === '' ? EMPTY : text
}

/** The Markdown of a value; null for a string or an empty value. */
function writtenOf(values: MailValues, name: string): string | null {
  const value = values[name]
  return typeof value === 'object' && value.markdown.trim() !== '' ? value.markdown : null
}

function subjectLine(text: string): string {
  const line = text.replace(UNSAFE_IN_SUBJECT, ' ').replace(/ +/g, ' ').trim() // narrow and non-breaking spaces stay
  const characters = Array.from(line)
  return characters.length <= SUBJECT_MAX_LENGTH
    ? line
    : `${characters.slice(0, SUBJECT_MAX_LENGTH - 1).join('')}…`
}

const tokens = readFileSync(join(projectFolder(), 'content/tokens.css'), 'utf8')

const colour = (name: string) => readToken(tokens, name)
const darkColour = (name: string) => readToken(tokens, name, 'dark')

/**
 * A sheet on the desk. Programs that drop style sheets still draw the table's own colours; Outlook, which
 * knows no `max-width`, gets a table of its own. System fonts: mail programs load none.
 */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif }
.desk { padding: 24px 12px }
.sheet { max-width: 600px; border-top: 6px solid ${colour('mark')} }
.head { padding: 28px 32px 8px; font: 800 34px/1 "Arial Narrow", Arial, sans-serif; letter-spacing: -0.02em }
.body { padding: 0 32px 32px; color: ${colour('ink')}; overflow-wrap: anywhere }
.head font, .deadline, li::marker { color: ${colour('mark')} }
.deadline { font-size: 21px; line-height: 1.3 }
.title { margin: 28px 0 8px; font: 800 24px/1.1 "Arial Narrow", Arial, sans-serif }
.hand { font: italic 28px/1.4 "Bradley Hand", "Segoe Print", "Segoe Script", Georgia, serif }
.fine { margin: 28px 0 0; padding-top: 16px; border-top: 1px solid ${colour('rule')}; font-size: 14px }
a { color: ${colour('red-text')} }
.act { margin: 20px 0 28px }
.act a { display: inline-block; padding: 14px 24px; font-weight: 650; text-decoration: none; color: ${colour('sheet')}; background: ${colour('ink')} }
li { margin: 4px 0 }
em { color: ${colour('graphite')} }
@media (max-width: 480px) { .head, .body { padding-inline: 20px } }
@media (prefers-color-scheme: dark) {
.desk { background: ${darkColour('desk')} !important }
.sheet { background: ${darkColour('sheet')} !important; border-color: ${darkColour('mark')} }
.head, .body { color: ${darkColour('ink')} !important }
.head font, .deadline, li::marker { color: ${darkColour('mark')} }
.fine { border-color: ${darkColour('rule')} }
a { color: ${darkColour('red-text')} }
.act a { color: ${darkColour('sheet')}; background: ${darkColour('ink')} }
em { color: ${darkColour('graphite')} }
}`

const [DESK, SHEET, MARK] = [colour('desk'), colour('sheet'), colour('mark')]
const TABLE = 'table role="presentation" cellspacing="0" border="0"'

/** The common layout of all mails, around HTML. */
function mailDocument(body: string, title: string, language: Locale): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}
</style>
</head>
<body>
<${TABLE} width="100%" cellpadding="16" bgcolor="${DESK}"><tr><td align="center" class="desk">
<!--[if mso]><${TABLE} cellpadding="0" width="600"><tr><td><![endif]-->
<${TABLE} width="100%" cellpadding="24" bgcolor="${SHEET}" class="sheet">
<tr><td align="left" class="head"><span aria-hidden="true"><font color="${MARK}">✓</font></span> ${escapeHtml(agency.name)}</td></tr>
<tr><td align="left" class="body"><main>
${body.trim()}
</main></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

/** Line breaks are kept: an address or a signature looks as it was written. */
const MARKDOWN_OPTIONS = { breaks: true } as const

function blocks(tokens: readonly Token[], language: Locale): string {
  return tokens
    .map((token) => block(token, language))
    .filter((text) => text !== '')
    .join('\n\n')
}

function block(token: Token, language: Locale): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return ''
    case 'hr':
      return '--'
    case 'list':
      return list(token as Tokens.List, language)
    case 'blockquote':
      return blocks(token.tokens ?? [], language).replace(/^/gm, '> ')
    default:
      return inline(token, language)
  }
}

function list({ items, ordered, start }: Tokens.List, language: Locale): string {
  const first = start === '' ? 1 : start
  return items
    .map((item, index) => {
      const mark = ordered ? `${first + index}. ` : '- '
      return mark + blocks(item.tokens, language).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

function inline(token: Token & { tokens?: Token[] }, language: Locale): string {
  if (token.type === 'br') return '\n'
  // The lexer keeps HTML's entities and escapes in `raw`; a text part needs the characters.
  const plain = 'text' in token ? String(token.text) : token.raw
  const text = token.tokens?.map((inner) => inline(inner, language)).join('') ?? plain
  if (token.type !== 'link') return text
  const { href } = token as Tokens.Link
  return text === href ? text : sayLabelled(text, href, language)
}
