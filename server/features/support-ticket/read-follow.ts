import type { Locale } from '#domain/language/locales.ts'

import { ApiProblem, type FieldProblem } from '../../http/problems/api-problem.ts'
import { multiLineText } from '../../http/visitor/visitor-text.ts'
import type { LinkBody, ReplyBody } from './follow-schema.ts'

/** No secret is empty. */
const NO_SECRET = ''

/** The secret of a request; one that has no shape is one that opens nothing. */
export function readSecret(body: { secret: string }, shapeless: readonly FieldProblem[]): string {
  return shapeless.some(({ field }) => field === 'secret') ? NO_SECRET : body.secret
}

/** What a customer wrote, and what to refuse it with once it is known that the ticket is theirs. */
interface Reply {
  text: string
  /** Ids of its files. */
  attachments: readonly string[]
  refusal: ApiProblem | null
}

/** Reads a reply: an absent text is an empty one, and an empty one is refused. */
export function readReply(body: ReplyBody, shapeless: readonly FieldProblem[]): Reply {
  const problem = shapeless.find(({ field }) => field === 'message')
  const text = problem === undefined ? multiLineText(body.message) : ''
  const isEmpty = problem === undefined ? text === '' : problem.code === 'field-missing'
  const fields = isEmpty ? [{ field: 'message', code: 'description-missing' }] : []
  if (!isEmpty && problem !== undefined) fields.push(problem)
  const misshapen = shapeless.filter(({ field }) => field === 'attachments')
  fields.push(...misshapen)
  const attachments = misshapen.length === 0 ? (body.attachments ?? []) : []
  return { text, attachments, refusal: fields.length === 0 ? null : new ApiProblem('invalid', { fields }) }
}

/** What a customer remembers of a ticket whose mail is lost. */
export interface LinkRequest {
  number: string
  email: string
  /** Null: that of the ticket. */
  language: Locale | null
}

/** Reads a request for a new link. */
export function readLinkRequest({ number, email, language }: LinkBody): LinkRequest {
  return { number, email, language: language ?? null }
}
