import type { Insertable, Kysely } from 'kysely'
import type { Static } from 'typebox'

import {
  findLeadProblems,
  type ChatLead,
  type ChatLeadProblem,
  CHAT_LEAD_LIMITS,
} from '#domain/chat-assistant/chat-lead.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { Honeypot } from '../../abuse/suspicion/honeypot-schema.ts'
import { ApiProblem, type FieldProblem } from '../../http/problems/problem.ts'
import { singleLineText } from '../../http/visitor/visitor-text.ts'
import { withAsciiDomain } from '../../mailbox.ts'
import { insertRow } from '../../store/compiled-queries.ts'
import type { ChatLeadTable, Database } from '../../store/tables.ts'

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

/** Length of the longest moment `Date.toISOString` writes: one with a year of six digits. */
const TIMESTAMP_MAX_LENGTH = 27

/** Shape of a chat lead (spec §7); written out like `ContactBody`. */
export const ChatLeadBody = {
  type: 'object',
  properties: {
    email: { type: 'string', maxLength: CHAT_LEAD_LIMITS.email },
    phone: { type: 'string', maxLength: CHAT_LEAD_LIMITS.phone },
    name: { type: 'string', maxLength: CHAT_LEAD_LIMITS.name },
    language: { enum: LOCALE_CODES },
    [HONEYPOT_FIELD]: Honeypot,
    timestamp: {
      type: 'string',
      maxLength: TIMESTAMP_MAX_LENGTH,
      description: "When it was asked for, by the visitor's clock, as `Date.toISOString` writes it.",
    },
  },
  required: ['email', 'phone', 'name', 'language', 'timestamp'],
  additionalProperties: false,
  examples: [
    {
      email: 'mari@firma.example',
      phone: '+372 555 0100',
      name: 'Mari Maasikas',
      language: 'et',
      timestamp: '2026-03-02T09:59:30.000Z',
    },
  ],
} as const
/** The codes of the languages are a list to the compiler, so their type is said here. */
export type ChatLeadBody = Omit<Static<typeof ChatLeadBody>, 'language'> & { language: Locale }

/** Keeps a chat lead. */
export async function insertChatLead(db: Kysely<Database>, row: Insertable<ChatLeadTable>): Promise<void> {
  await insertRow(db, 'chat_lead', row)
}
