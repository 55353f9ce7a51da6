import { retryAfterSeconds } from '#domain/rate-limits/limits.ts'

import { ApiProblem } from '../../http/problems/api-problem.ts'
import type { Subject } from './sender.ts'

/** Refuses a request (429) and says after how long it is worth another try. */
export function tooManyRequests(waitMs: number): ApiProblem {
  return new ApiProblem('too-many-requests', { headers: retryAfter(waitMs) })
}

/** A post that is refused because of one of those it is counted by. */
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
