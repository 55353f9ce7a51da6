import { retryAfterSeconds } from '#domain/rate-limits/limits.ts'

import { ApiProblem } from '../../http/problems/problem.ts'
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
