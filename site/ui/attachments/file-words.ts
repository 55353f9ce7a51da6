import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type AttachmentType,
} from '#domain/support-ticket/attachment.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Names of the types, in the domain's order. */
const TYPE_NAMES: Readonly<Record<AttachmentType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'text/plain': 'TXT',
}

/** Words about files, in the ticket form and in a reply. */
export type AttachmentWords = Messages['supportTicket']

/** The name of a type; the type itself where it has none. */
export function typeName(type: string): string {
  return Object.hasOwn(TYPE_NAMES, type) ? TYPE_NAMES[type as AttachmentType] : type
}

/** The types for a file picker. */
export const ACCEPTED_TYPES = Object.keys(ATTACHMENT_TYPES).join(',')

/** A size as the language writes it: "640 kB", "1.2 MB". */
export function sizeText(bytes: number, locale: Locale): string {
  const [unit, value] =
    bytes < MEGABYTE ? (['kilobyte', bytes / KILOBYTE] as const) : (['megabyte', bytes / MEGABYTE] as const)
  const text = new Intl.NumberFormat(LOCALES[locale].tag, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(unit === 'kilobyte' ? Math.max(1, value) : value)
  return text.replaceAll(' ', '\u00a0') // no line break between figure and unit
}

/** What may be attached, in a sentence. */
export function attachmentHint(words: AttachmentWords, locale: Locale): string {
  return fillPlaceholders(words.attachmentHint, {
    types: Object.values(TYPE_NAMES).join(', '),
    ...limits(locale),
  })
}

/** Why a file was refused for good; null where another try may help. Codes are the domain's and the server's. */
export function fileRefusal(
  code: string | null,
  name: string,
  words: AttachmentWords,
  locale: Locale,
): string | null {
  const sentences: Readonly<Record<string, string>> = {
    'too-many': words.tooManyFiles,
    'file-too-large': words.fileTooLarge,
    'total-too-large': words.filesTooLarge,
    'type-refused': words.fileTypeRefused,
    empty: words.fileEmpty,
    broken: words.fileBroken,
    quota: words.filesQuota,
  }
  const sentence = sentences[code ?? '']
  if (sentence === undefined) return null
  const { size, total, count } = limits(locale)
  return fillPlaceholders(sentence, { name, count, total, size })
}

function limits(locale: Locale) {
  return {
    count: ATTACHMENT_LIMITS.count,
    size: sizeText(ATTACHMENT_LIMITS.fileBytes, locale),
    total: sizeText(ATTACHMENT_LIMITS.totalBytes, locale),
  }
}
