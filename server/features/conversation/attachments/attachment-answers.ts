import type { Static } from 'typebox'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { ATTACHMENT_LIMITS, type AttachmentProblem } from '#domain/support-ticket/attachment.ts'

import {
  ApiProblem,
  type ProblemCode,
  generalWords,
  type ProblemWords,
} from '../../../http/problems/problem.ts'
import { shape } from '../../../http/shape.ts'
import { formatBytes } from '../../../mail/render/addressed-mail.ts'

/** Shape of a file's id; other texts are refused without asking the store. */
export const ATTACHMENT_ID = /^[\w-]{1,64}$/

/** The files that a ticket or a reply claims. */
export const AttachmentIds = {
  type: 'array',
  items: { type: 'string', pattern: ATTACHMENT_ID.source },
  maxItems: ATTACHMENT_LIMITS.count,
} as const

export const AttachmentAddress = shape({ id: { type: 'string' } })

/** The answer to a stored file, with the name the staff will see. */
export const AttachmentReceipt = shape({
  id: { type: 'string' },
  name: { type: 'string' },
  size: { type: 'integer' },
})
export type AttachmentReceipt = Static<typeof AttachmentReceipt>

/** Everything that can be wrong with a file, in the browser or here. */
export type FileProblem = AttachmentProblem | 'broken' | 'files-gone' | 'quota' | 'busy'

/** Statuses of the problems that are not a plain 400. */
const PROBLEM_CODES: Partial<Record<FileProblem, ProblemCode>> = {
  'file-too-large': 'too-large',
  quota: 'too-many-requests',
  busy: 'unavailable',
}

interface Details {
  /** `file` for an upload; `attachments` for a form that claims files. */
  field?: 'file' | 'attachments'
  /** The visitor's name for the file, if known. */
  name?: string
  headers?: Record<string, string>
}

export function fileProblem(code: FileProblem, { field = 'file', name, headers = {} }: Details = {}) {
  const problem = { field, code, ...(name === undefined ? {} : { name }) }
  return new ApiProblem(PROBLEM_CODES[code] ?? 'invalid', { fields: [problem], headers })
}

/** Sentences for refused files; `{name}` is filled with the file's name. */
export function fileSentences(locale: Locale): Record<FileProblem | 'thisOne', string> {
  const { supportTicket: words } = messages[locale]
  const fill = (sentence: string) =>
    fillPlaceholders(sentence, {
      name: '{name}',
      count: ATTACHMENT_LIMITS.count,
      size: formatBytes(ATTACHMENT_LIMITS.fileBytes, locale),
      total: formatBytes(ATTACHMENT_LIMITS.totalBytes, locale),
    })
  return {
    'too-many': fill(words.tooManyFiles),
    'file-too-large': fill(words.fileTooLarge),
    'total-too-large': fill(words.filesTooLarge),
    'type-refused': fill(words.fileTypeRefused),
    empty: fill(words.fileEmpty),
    broken: fill(words.fileBroken),
    'files-gone': fill(words.filesGone),
    quota: fill(words.filesQuota),
    busy: fill(words.filesBusy),
    thisOne: words.thisFile,
  }
}

export function attachmentWords(locale: Locale, mailbox: string): ProblemWords {
  return { ...generalWords(locale, mailbox), ...fileSentences(locale) }
}
