import { retryAfterSeconds } from '#domain/rate-limits/limits.ts'

import { ApiProblem, PROBLEM_ANSWERS, ProblemDocument } from '../../http/problems/problem.ts'
import type { Subject } from './sender.ts'

/** Throws 429 with the time after which another try makes sense. */
export function tooManyRequests(waitMs: number): ApiProblem {
  return new ApiProblem('too-many-requests', { headers: retryAfter(waitMs) })
}

/** A post is refused because of one of its subjects. */
export class TooManyPosts extends ApiProblem {
  readonly subject: Subject
  readonly waitMs: number

  constructor(subject: Subject, waitMs: number) {
    super('too-many-requests', { headers: retryAfter(waitMs) })
    this.subject = subject
    this.waitMs = waitMs
  }
}

function retryAfter(waitMs: number): Record<string, string> {
  return { 'retry-after': String(retryAfterSeconds(waitMs)) }
}

const TooManyDocument = {
  ...ProblemDocument,
  description:
    'Too many requests were sent by this network or with this address, or to the whole site. The message says how ' +
    'long to wait in the language of the visitor.',
  headers: {
    'Retry-After': {
      type: 'integer',
      minimum: 1,
      description: 'Seconds after which it is worth another try.',
    },
  },
  examples: [
    {
      success: false,
      type: 'urn:valmis:problem:too-many-requests',
      title: 'Too many requests were sent',
      status: 429,
      message: 'We have received too much in a short time. Please try again in 9 minutes.',
      problems: [],
    },
  ],
} as const

/** Answers of a route that counts, for the description of the API: 429, or a failure. */
export const COUNTED_ANSWERS = { 429: TooManyDocument, ...PROBLEM_ANSWERS }
