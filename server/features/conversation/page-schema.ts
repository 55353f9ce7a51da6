import type { Static } from 'typebox'

import { DEFAULT_CATEGORY, TICKET_CATEGORIES, TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'
import {
  CONVERSATION_KINDS,
  CONVERSATION_STATES,
  SHOWN_TYPES,
  MESSAGE_WAYS,
} from '#domain/conversation/conversation.ts'

import { shape } from '../../http/shape.ts'
import { AttachmentIds } from './attachments/attachment-answers.ts'

/** A secret as in mails; other lengths are simply wrong. */
export const EXAMPLE_SECRET = 'q0Zx5mT1V2bK8cWn4sLr7A'
const EXAMPLE_FILE = 'Q2hvb3NlIG9uZSAuLi4gaQ'

const secret = { type: 'string' } as const

export const SecretBody = shape({ secret }, { secret: EXAMPLE_SECRET })
export type SecretBody = Static<typeof SecretBody>

/** `shown`: how many events the page shows already. */
export const NewsBody = shape(
  { secret, shown: { type: 'integer', minimum: 0 } },
  { secret: EXAMPLE_SECRET, shown: 1 },
)

export const ReplyBody = shape(
  {
    secret,
    message: { type: 'string', maxLength: TICKET_LIMITS.description },
    attachments: AttachmentIds,
  },
  { secret: EXAMPLE_SECRET, message: 'It works again on my phone.' },
  ['attachments'],
)
export type ReplyBody = Static<typeof ReplyBody>

export const FileBody = shape(
  { secret, file: { type: 'string' } },
  { secret: EXAMPLE_SECRET, file: EXAMPLE_FILE },
)
export type FileBody = Static<typeof FileBody>

/** The answer to a request without a result. */
export const Done = shape({ success: { const: true } })
export type Done = Static<typeof Done>

const MessageFile = shape({
  id: { type: 'string' },
  name: { type: 'string' },
  type: { type: 'string' },
  size: { type: 'integer' },
})

/** A conversation as its page shows it: `ConversationView` of the domain. */
export const StatusAnswer = shape({
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
    items: shape({
      type: { enum: SHOWN_TYPES },
      way: { enum: MESSAGE_WAYS },
      at: { type: 'string' },
      text: { type: 'string' },
      files: { type: 'array', items: MessageFile },
    }),
  },
})
