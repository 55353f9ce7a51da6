import { expect, test, vi } from 'vitest'

import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { PENDING_LEADS_KEY } from './chat-places.ts'
import { dropPendingLead, keepPendingLead, pendingLeads } from './pending-leads.ts'

const LEAD: ChatLead = {
  questions: [],
  email: 'mari@firma.example',
  phone: '+372 555 0100',
  name: 'Mari',
  language: SECOND,
  timestamp: '2026-03-02T09:59:30.000Z',
}

/** A local storage; null: it is blocked. */
function stubStorage(entries: Map<string, string> | null): void {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', {
    getItem: entries ? (key: string) => entries.get(key) ?? null : blocked,
    setItem: entries ? (key: string, value: string) => entries.set(key, value) : blocked,
    removeItem: entries ? (key: string) => entries.delete(key) : blocked,
  })
}

test('leads are kept until each is dropped, and the last one leaves nothing behind', () => {
  const entries = new Map<string, string>()
  stubStorage(entries)
  keepPendingLead({ key: 'one', lead: LEAD })
  keepPendingLead({ key: 'two', lead: LEAD })
  expect(pendingLeads().map(({ key }) => key)).toEqual(['one', 'two'])
  dropPendingLead('one')
  expect(pendingLeads()).toEqual([{ key: 'two', lead: LEAD }])
  dropPendingLead('two')
  expect(entries.size).toBe(0)
})

test('where storage is blocked they last as long as the page', () => {
  stubStorage(null)
  keepPendingLead({ key: 'one', lead: LEAD })
  expect(pendingLeads()).toEqual([{ key: 'one', lead: LEAD }])
  dropPendingLead('one')
  expect(pendingLeads()).toEqual([])
})

test.each([
  ['nothing', ''],
  ['no list', '{"key":"one"}'],
  ['a lead without its name', JSON.stringify([{ key: 'one', lead: { ...LEAD, name: undefined } }])],
  ['a moment that is none', JSON.stringify([{ key: 'one', lead: LEAD, notBefore: 'soon' }])],
  ['a language of somebody else', JSON.stringify([{ key: 'one', lead: { ...LEAD, language: 'xx' } }])],
])('what another hand wrote is no lead: %s', (_, stored) => {
  stubStorage(new Map([[PENDING_LEADS_KEY, stored]]))
  expect(pendingLeads()).toEqual([])
})
