import type { Static } from 'typebox'

import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

/** The one part of an upload; it documents, for what is checked is the content. */
export const AttachmentBody = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
  additionalProperties: false,
} as const

/** What an id may look like: anything else names no file, and the store is not asked. */
export const ATTACHMENT_ID = /^[\w-]{1,64}$/

/** The files a ticket or a reply claims. */
export const AttachmentIds = {
  type: 'array',
  items: { type: 'string', pattern: ATTACHMENT_ID.source },
  maxItems: ATTACHMENT_LIMITS.count,
} as const

/** Which file an address speaks of. */
export const AttachmentAddress = {
  type: 'object',
  properties: { id: { type: 'string' } },
  required: ['id'],
} as const

/** What a kept file is answered with; its name is the one staff will see. */
export const AttachmentReceipt = {
  type: 'object',
  properties: { id: { type: 'string' }, name: { type: 'string' }, size: { type: 'integer' } },
  required: ['id', 'name', 'size'],
  examples: [{ id: 'Q2hvb3NlIG9uZSAuLi4gaQ', name: 'screenshot.png', size: 48_211 }],
} as const
export type AttachmentReceipt = Static<typeof AttachmentReceipt>
