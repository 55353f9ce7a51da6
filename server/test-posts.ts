import { randomBytes } from 'node:crypto'

import { EVERYTHING, NOTHING } from '#domain/cookie-consent/cookie-choice.ts'
import { type ConsentResult, POLICY_VERSION } from '#domain/cookie-consent/consent.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { newTokenId, writeFormToken, type FormToken } from './abuse/suspicion/form-token.ts'
import type { VitalsBody } from './features/analytics/vitals-route.ts'
import type { ChatLeadBody } from './features/chat-assistant/chat-lead.ts'
import type { ContactBody } from './features/contact-form/contact-request.ts'
import type { ConsentBody } from './features/cookie-consent/consent-route.ts'
import type { TicketBody } from './features/support-ticket/read-ticket.ts'

// Posts as the pages send them, for tests; pass what differs.

export const TEST_FORM_SECRET = 'a secret of tests, of at least 32 signs'
/** Age of the token from `aFormToken`: the time a person needs to type. */
export const TYPING_MS = 10_000

/** Headers of a post by a person who took their time. */
export function aFormToken(
  { now = new Date(), ...differences }: Partial<FormToken> & { now?: Date } = {},
  secret = TEST_FORM_SECRET,
) {
  const issuedAt = new Date(now.getTime() - TYPING_MS)
  const token = { issuedAt, id: newTokenId(randomBytes), ...differences }
  return { 'form-token': writeFormToken(token, secret) }
}

export function aContactRequest(differences: Record<string, unknown> = {}): ContactBody {
  return {
    name: 'Mari Maasikas',
    email: 'mari@example.com',
    message: 'Please look at my website.',
    ...differences,
  }
}

export function aTicket(differences: Record<string, unknown> = {}): TicketBody {
  return {
    customerName: 'Mari Maasikas',
    customerEmail: 'mari@firma.example',
    priority: 'normal',
    category: 'Content Update',
    subject: 'New opening hours',
    message: 'We open at eight now.\n\nURL: Not provided',
    ...differences,
  }
}

export function aTicketForm(differences: Record<string, string> = {}): string {
  const fields = {
    name: 'Mari Maasikas',
    email: 'mari@firma.example',
    subject: 'New opening hours',
    url: '',
    description: 'We open at eight now.',
    category: 'Content Update',
    language: SECOND,
    ...differences,
  }
  return new URLSearchParams(fields).toString()
}

export function secretIn(mail: { text: string } | undefined): string {
  return /\/ticket#([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

export function aChatLead(differences: Record<string, unknown> = {}): ChatLeadBody {
  return {
    email: 'mari@firma.example',
    phone: '+372 555 0100',
    name: 'Mari Maasikas',
    language: SECOND,
    timestamp: '2026-03-02T09:59:30.000Z',
    ...differences,
  }
}

/** A choice as the browser records it; everything or nothing, by its result. */
export function aConsentRecord(
  result: ConsentResult = 'accepted',
  differences: Record<string, unknown> = {},
): ConsentBody {
  const { preferences, vendors } = result === 'accepted' ? EVERYTHING : NOTHING
  const { analytics, marketing, functional } = preferences
  return {
    id: 'q0Zx5mT1V2bK8cWn4sLr7A',
    result,
    preferences: { analytics, marketing, functional },
    vendors,
    policyVersion: POLICY_VERSION,
    textHash: 'ab'.repeat(32),
    language: SECOND,
    ...differences,
  }
}

export function aVitalsReport(differences: Record<string, unknown> = {}): VitalsBody {
  return {
    page: 'home',
    device: 'phone',
    metrics: [
      { name: 'LCP', value: 1_130 },
      { name: 'CLS', value: 0 },
    ],
    ...differences,
  }
}
