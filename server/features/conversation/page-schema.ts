import type { Static } from 'typebox'

import { DEFAULT_CATEGORY, TICKET_CATEGORIES, TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'
import {
  CONVERSATION_KINDS,
  CONVERSATION_STATES,
  SHOWN_TYPES,
  MESSAGE_WAYS,
} from '#domain/conversation/conversation.ts'

import { AttachmentIds } from './attachments/attachment-answers.ts'

/** A secret as in mails; other lengths are simply wrong. */
export const EXAMPLE_SECRET = 'q0Zx5mT1V2bK8cWn4sLr7A'
const EXAMPLE_FILE = 'Q2hvb3NlIG9uZSAuLi4gaQ'

export const SecretBody = {
  type: 'object',
  properties: { secret: { type: 'string' } },
  required: ['secret'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET }],
} as const
export type SecretBody = Static<typeof SecretBody>

export const ReplyBody = {
  type: 'object',
  properties: {
    secret: { type: 'string' },
    message: { type: 'string', maxLength: TICKET_LIMITS.description },
    attachments: AttachmentIds,
  },
  required: ['secret', 'message'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET, message: 'It works again on my phone.' }],
} as const
export type ReplyBody = Static<typeof ReplyBody>

export const FileBody = {
  type: 'object',
  properties: { secret: { type: 'string' }, file: { type: 'string' } },
  required: ['secret', 'file'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET, file: EXAMPLE_FILE }],
} as const
export type FileBody = Static<typeof FileBody>

/** The answer to a request without a result. */
export const Done = {
  type: 'object',
  properties: { success: { const: true } },
  required: ['success'],
  examples: [{ success: true }],
} as const
export type Done = Static<typeof Done>

const MessageFile = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    size: { type: 'integer' },
  },
  required: ['id', 'name', 'type', 'size'],
} as const

/** A conversation as its page shows it: `ConversationView` of the domain. */
export const StatusAnswer = {
  type: 'object',
  properties: {
    kind: { enum: CONVERSATION_KINDS },
    number: { type: 'string' },
    email: { type: 'string' },
    subject: { type: 'string' },
    url: { type: 'string' },
    category: { enum: [DEFAULT_CATEGORY, ...TICKET_CATEGORIES, null] },
    state: { enum: CONVERSATION_STATES },
    createdAt: { type: 'string' },
    answerBy: { type: ['string', 'null'] },
    events: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type: { enum: SHOWN_TYPES },
          way: { enum: MESSAGE_WAYS },
          at: { type: 'string' },
          text: { type: 'string' },
          files: { type: 'array', items: MessageFile },
        },
        required: ['type', 'way', 'at', 'text', 'files'],
      },
    },
  },
  required: [
    'kind',
    'number',
    'email',
    'subject',
    'url',
    'category',
    'state',
    'createdAt',
    'answerBy',
    'events',
  ],
} as const

/** A file as it was sent; for the documentation only, as it is a stream. */
export const FileAnswer = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
} as const
