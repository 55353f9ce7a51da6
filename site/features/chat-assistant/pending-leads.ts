import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'
import { parseLocaleCode } from '#domain/language/locales.ts'

import { parseJson } from '../../browser/parse-json.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import { PENDING_LEADS_KEY } from './chat-places.ts'

/** An unsent lead, with the idempotency key of all its attempts. */
export interface PendingLead {
  key: string
  lead: ChatLead
  /** The server asked to wait until then, in ms since 1970. */
  notBefore?: number
}

/** Leads that storage did not take: they last as long as the page. */
let unkept: readonly PendingLead[] = []

/** Every unsent lead, of all tabs. */
export function pendingLeads(): PendingLead[] {
  return [...keptLeads(), ...unkept]
}

/** Stores a lead, before anything else happens to it. */
export function keepPendingLead(pending: PendingLead): void {
  if (!writeLeads([...keptLeads(), pending])) unkept = [...unkept, pending]
}

/** Removes a lead; with the last one the storage key goes too. */
export function dropPendingLead(key: string): void {
  const isAnother = (pending: PendingLead) => pending.key !== key
  unkept = unkept.filter(isAnother)
  const kept = keptLeads()
  if (!kept.every(isAnother)) writeLeads(kept.filter(isAnother))
}

function keptLeads(): PendingLead[] {
  const stored = parseJson(readStored('local', PENDING_LEADS_KEY) ?? '')
  return Array.isArray(stored) ? stored.filter(isPendingLead) : []
}

function writeLeads(leads: readonly PendingLead[]): boolean {
  return writeStored('local', PENDING_LEADS_KEY, leads.length === 0 ? null : JSON.stringify(leads))
}

function isPendingLead(candidate: unknown): candidate is PendingLead {
  if (typeof candidate !== 'object' || candidate === null) return false
  const { key, lead, notBefore = 0 } = candidate as Record<string, unknown>
  if (typeof notBefore !== 'number') return false
  if (typeof key !== 'string' || typeof lead !== 'object' || lead === null) return false
  const { email, phone, name, language, timestamp } = lead as Record<string, unknown>
  const texts = [email, phone, name, language, timestamp]
  return texts.every((text) => typeof text === 'string') && parseLocaleCode(String(language)) !== null
}
