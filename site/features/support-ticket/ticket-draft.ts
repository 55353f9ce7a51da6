import type { Attachment } from '#domain/support-ticket/attachment-list.ts'
import type { TicketForm } from '#domain/support-ticket/ticket-dialog.ts'
import { isTicketCategory } from '#domain/support-ticket/ticket-request.ts'

import { parseJson } from '../../browser/parse-json.ts'
import { readSessionRecord, writeSessionRecord } from '../../browser/session-record.ts'

const DRAFT_KEY = 'ticket_draft'

/** What a reload interrupted: the form, and the files the server already has. */
export interface TicketDraft {
  form: TicketForm
  files: readonly Attachment[]
}

/** The draft of this tab, or null. */
export function readTicketDraft(): TicketDraft | null {
  const stored = readSessionRecord(DRAFT_KEY)
  const category = stored?.['category'] ?? ''
  if (stored === null || !isTicketCategory(category)) return null
  const { name = '', email = '', subject = '', url = '', description = '' } = stored
  return {
    form: { category, fields: { name, email, subject, url, description } },
    files: readFiles(stored['files'] ?? '[]'),
  }
}

/** Keeps a draft; null forgets it. */
export function keepTicketDraft(draft: TicketDraft | null): void {
  if (draft === null) {
    writeSessionRecord(DRAFT_KEY, null)
    return
  }
  const attached = draft.files.flatMap(({ name, size, progress }) =>
    progress.phase === 'attached' ? [{ name, size, id: progress.id }] : [],
  )
  const { category, fields } = draft.form
  writeSessionRecord(DRAFT_KEY, { category, ...fields, files: JSON.stringify(attached) })
}

function readFiles(text: string): Attachment[] {
  const files = parseJson(text)
  if (!Array.isArray(files)) return []
  return files.filter(isKeptFile).map(({ id, name, size }) => ({
    key: id,
    name,
    size,
    progress: { phase: 'attached', id },
  }))
}

function isKeptFile(candidate: unknown): candidate is { id: string; name: string; size: number } {
  if (typeof candidate !== 'object' || candidate === null) return false
  const { id, name, size } = candidate as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number'
}
