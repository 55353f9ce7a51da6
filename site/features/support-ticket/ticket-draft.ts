import type { Attachment } from '#domain/support-ticket/attachment.ts'
import type { TicketForm } from '#domain/support-ticket/ticket-dialog.ts'
import { isTicketCategory } from '#domain/support-ticket/ticket-request.ts'

import { readSessionRecord, writeSessionRecord } from '../../browser/storage.ts'
import { readAttached, writeAttached } from '../../ui/attachments/ticket-files.ts'

const DRAFT_KEY = 'ticket_draft'

/** The draft: the form, and the files the server already has. */
export interface TicketDraft {
  form: TicketForm
  files: readonly Attachment[]
}

export function readTicketDraft(): TicketDraft | null {
  const stored = readSessionRecord(DRAFT_KEY)
  const category = stored?.['category'] ?? ''
  if (stored === null || !isTicketCategory(category)) return null
  const { name = '', email = '', subject = '', url = '', description = '' } = stored
  return {
    form: { category, fields: { name, email, subject, url, description } },
    files: readAttached(stored['files'] ?? '[]'),
  }
}

/** Stores a draft; null removes it. */
export function keepTicketDraft(draft: TicketDraft | null): void {
  if (draft === null) {
    writeSessionRecord(DRAFT_KEY, null)
    return
  }
  const { category, fields } = draft.form
  writeSessionRecord(DRAFT_KEY, { category, ...fields, files: writeAttached(draft.files) })
}
