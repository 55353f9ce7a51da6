import { messages } from '#content/messages/messages.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

import { generalWords, type ProblemWords } from '../../../http/problems/problem-words.ts'
import type { FileProblem } from './file-problem.ts'

const MEGABYTE = 1024 * 1024

/** What is said of a file that is refused; `{name}` is filled with the problem. For whatever claims files, too. */
export function fileSentences(locale: Locale): Record<FileProblem | 'thisOne', string> {
  const { supportTicket: words } = messages[locale]
  const fill = (sentence: string) =>
    fillPlaceholders(sentence, {
      name: '{name}',
      count: ATTACHMENT_LIMITS.count,
      size: megabytes(ATTACHMENT_LIMITS.fileBytes, locale),
      total: megabytes(ATTACHMENT_LIMITS.totalBytes, locale),
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

/** Everything an upload can be answered with. */
export function attachmentWords(locale: Locale, mailbox: string): ProblemWords {
  return { ...generalWords(locale, mailbox), ...fileSentences(locale) }
}

function megabytes(bytes: number, locale: Locale): string {
  const format = new Intl.NumberFormat(LOCALES[locale].tag, { style: 'unit', unit: 'megabyte' })
  return format.format(bytes / MEGABYTE)
}
