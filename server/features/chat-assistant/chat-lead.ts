import type { Static } from 'typebox'

import {
  findLeadProblems,
  type ChatLead,
  type ChatLeadProblem,
  CHAT_LEAD_LIMITS,
  QUESTION_LIMITS,
} from '#domain/chat-assistant/chat-lead.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { ApiProblem, type FieldProblem } from '../../http/problems/problem.ts'
import { Honeypot, Language, shape } from '../../http/shape.ts'
import { singleLineText } from '../../http/visitor.ts'
import { withAsciiDomain } from '../../mailbox.ts'

const FIELD_OF: Readonly<Record<ChatLeadProblem, 'email' | 'phone' | 'name'>> = {
  'email-malformed': 'email',
  'phone-malformed': 'phone',
  'name-missing': 'name',
  'name-too-long': 'name',
}

/**
 * Reads a lead. Throws a 400 with every broken rule, besides the fields already known to have the wrong
 * shape; only without those is the body what its type says. A missing field counts as empty, so that the chat
 * has a sentence for it (spec §5).
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
  // A visitor may leave the telephone empty; a program that leaves the field out has a fault.
  const phones = Object.hasOwn(body, 'phone') ? [] : [{ field: 'phone', code: 'phone-malformed' }]
  const fields = [...misshapen, ...rules, ...phones, ...moments]
  if (fields.length > 0) throw new ApiProblem('invalid', { fields })
  return {
    email,
    phone: singleLineText(lead.phone),
    name: singleLineText(lead.name),
    questions: isMisshapen('questions')
      ? []
      : (body.questions ?? []).map(singleLineText).filter((text) => text !== ''),
    language: body.language,
    timestamp: body.timestamp,
  }
}

/** Whether a text is exactly what `Date.toISOString` writes: all moments then sort as text. */
function isIsoMoment(text: string): boolean {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text
}

/** Length of the longest text `Date.toISOString` writes: a year of six digits. */
const TIMESTAMP_MAX_LENGTH = 27

/** Shape of a chat lead (spec §7). */
export const ChatLeadBody = shape(
  {
    email: { type: 'string', maxLength: CHAT_LEAD_LIMITS.email },
    phone: { type: 'string', maxLength: CHAT_LEAD_LIMITS.phone }, // '': they gave none
    name: { type: 'string', maxLength: CHAT_LEAD_LIMITS.name },
    questions: {
      type: 'array',
      maxItems: QUESTION_LIMITS.count,
      items: { type: 'string', maxLength: QUESTION_LIMITS.length },
    },
    language: Language,
    [HONEYPOT_FIELD]: Honeypot,
    timestamp: { type: 'string', maxLength: TIMESTAMP_MAX_LENGTH }, // when it was asked for, by their clock
  },
  {
    email: 'mari@firma.example',
    phone: '+372 555 0100',
    name: 'Mari Maasikas',
    questions: ['Kui palju maksab koduleht?'],
    language: 'et',
    timestamp: '2026-03-02T09:59:30.000Z',
  },
  ['questions', HONEYPOT_FIELD],
)
export type ChatLeadBody = Static<typeof ChatLeadBody>
