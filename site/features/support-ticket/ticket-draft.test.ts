import { expect, test } from 'vitest'

import { keepTicketDraft, readTicketDraft } from './ticket-draft.ts'

const form = {
  category: 'Site Outage',
  fields: { name: 'Mari', email: '', subject: 'Down', url: '', description: 'Since\nnine' },
} as const

test('a draft comes back with the files the server has, and without those it has not', () => {
  const attached = {
    key: 'k',
    name: 'a.png',
    size: 3,
    progress: { phase: 'attached', id: 'file-1' },
  } as const
  const sending = { key: 'l', name: 'b.png', size: 4, progress: { phase: 'sending', percent: 5 } } as const
  keepTicketDraft({ form, files: [attached, sending] })
  expect(readTicketDraft()).toEqual({ form, files: [{ ...attached, key: 'file-1' }] })
  keepTicketDraft(null)
  expect(readTicketDraft()).toBeNull()
})

test.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['a category we do not have', '{"category":"Other"}'],
])('%s under our key is no draft', (_, stored) => {
  sessionStorage.setItem('ticket_draft', stored)
  expect(readTicketDraft()).toBeNull()
})

test.each(['x', '{}', '[null]', '[{"id":1,"name":"a","size":1}]'])(
  'files that are none (%s) are left out',
  (files) => {
    sessionStorage.setItem('ticket_draft', JSON.stringify({ category: 'Site Outage', files }))
    expect(readTicketDraft()?.files).toEqual([])
  },
)
