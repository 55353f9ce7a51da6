import type { Static } from 'typebox'

import type { Locale } from '#domain/language/locales.ts'
import { waitInWords } from '#domain/rate-limits/limits.ts'

import { PROBLEMS, type ApiProblem } from './api-problem.ts'
import type { ProblemWords } from './problem-words.ts'

/** RFC 9457 document of every refused request; `message` can be shown to the visitor as it is. */
export const ProblemDocument = {
  type: 'object',
  description: 'Why the request was refused (RFC 9457), with a message in the language of the visitor.',
  properties: {
    success: { const: false },
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    message: { type: 'string' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'code', 'message'],
      },
    },
  },
  required: ['success', 'type', 'title', 'status', 'message', 'problems'],
  examples: [
    {
      success: false,
      type: 'urn:valmis:problem:invalid',
      title: PROBLEMS.invalid.title,
      status: 400,
      message: 'Please fill in all required fields.',
      problems: [{ field: 'name', code: 'field-missing', message: 'Please fill this in.' }],
    },
  ],
} as const
export type ProblemDocument = Static<typeof ProblemDocument>

/** How a route says in the description of the API that it may refuse, or fail. */
export const PROBLEM_ANSWERS = { '4xx': ProblemDocument, '5xx': ProblemDocument }

/** The document for a problem, in the language the words are in. */
export function problemDocument(problem: ApiProblem, words: ProblemWords, locale: Locale): ProblemDocument {
  const { status, title } = PROBLEMS[problem.code]
  const problems = problem.fields.map(({ field, code, name = words['thisOne'] ?? '' }) => {
    const sentence = words[code] ?? words.malformed
    return { field, code, message: sentence.replaceAll('{name}', () => name) }
  })
  const isMissing = problem.fields.some((field) => field.code === 'field-missing')
  const sentence = isMissing ? words.invalid : (problems[0]?.message ?? words[problem.code])
  const message = sentence.replaceAll('{wait}', () => waitInWords(locale, secondsToWait(problem)))
  return { success: false, type: `urn:valmis:problem:${problem.code}`, title, status, message, problems }
}

function secondsToWait({ headers }: ApiProblem): number {
  return Number(headers['retry-after'] ?? 1)
}
