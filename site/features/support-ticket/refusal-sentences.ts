import type { TicketField } from '#domain/support-ticket/ticket-request.ts'

import { fieldOf, type SendResult } from './send-ticket.ts'
import type { TicketWords } from './ticket-words.ts'

/** What is wrong with each field, as a sentence; fields that are right are absent. */
export type FieldSentences = Partial<Record<TicketField, string>>

/** An answer that is no ticket. */
type Refused = Extract<SendResult, { outcome: 'refused' }>

/** All the server found wrong, or its one sentence, or ours (spec §8). */
export function refusalSentences({ problems, message, isOffline }: Refused, words: TicketWords): string[] {
  if (problems.length > 0) return problems.map((problem) => problem.message)
  return [message ?? (isOffline ? words.offline : words.sendFailed)]
}

/** The server's sentences at the fields they are about. */
export function fieldSentences({ problems }: Refused): FieldSentences {
  const sentences: FieldSentences = {}
  for (const problem of problems) {
    const field = fieldOf(problem)
    if (field !== null) sentences[field] = problem.message
  }
  return sentences
}
