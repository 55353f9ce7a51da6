import { findLeadProblems, type ChatLead, type ChatLeadProblem } from '#domain/chat-assistant/chat-lead.ts'

import { withAsciiDomain } from '../../mailbox.ts'
import { ApiProblem, type FieldProblem } from '../../http/problems/api-problem.ts'
import { singleLineText } from '../../http/visitor/visitor-text.ts'
import type { ChatLeadBody } from './chat-lead-schema.ts'

/** Which field a problem is about. */
const FIELD_OF: Readonly<Record<ChatLeadProblem, 'email' | 'phone' | 'name'>> = {
  'email-malformed': 'email',
  'phone-malformed': 'phone',
  'name-missing': 'name',
  'name-too-long': 'name',
}

/**
 * Reads a lead; refuses it (400) with everything that breaks a rule, besides the fields already known to
 * have no shape: only when there are none is the body what its type says. An absent address, number or name
 * is an empty one, so that the bot's own sentence names it (spec §5).
 */
export function readChatLead(body: ChatLeadBody, shapeless: readonly FieldProblem[]): ChatLead {
  const isRule = (name: string) => Object.values<string>(FIELD_OF).includes(name)
  const misshapen = shapeless.filter(({ field, code }) => code !== 'field-missing' || !isRule(field))
  const isMisshapen = (name: string) => misshapen.some(({ field }) => field === name)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const email = withAsciiDomain(singleLineText(text(body.email)))
  const lead = { email, phone: text(body.phone), name: text(body.name) }
  const rules = findLeadProblems(lead, 'mailable')
    .map((code): FieldProblem => ({ field: FIELD_OF[code], code }))
    .filter(({ field }) => !isMisshapen(field))
  const isMoment = isMisshapen('timestamp') || isIsoMoment(body.timestamp)
  const moments = isMoment ? [] : [{ field: 'timestamp', code: 'malformed' }]
  const fields = [...misshapen, ...rules, ...moments]
  if (fields.length > 0) throw new ApiProblem('invalid', { fields })
  return {
    email,
    phone: singleLineText(lead.phone),
    name: singleLineText(lead.name),
    language: body.language,
    timestamp: body.timestamp,
  }
}

/** Whether a text is a moment exactly as `Date.toISOString` writes it, so that it sorts and reads as every other. */
function isIsoMoment(text: string): boolean {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text
}
