import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  CLOSED,
  nextTicketDialog,
  type TicketDialog,
  type TicketDialogEvent,
  type TicketForm,
} from './ticket-dialog.ts'
import { TICKET_CATEGORIES } from './ticket-request.ts'

const TYPED = [
  { type: 'fieldTyped', field: 'name', value: 'Mari' },
  { type: 'fieldTyped', field: 'email', value: 'mari@firma.example' },
  { type: 'fieldTyped', field: 'subject', value: 'Down' },
  { type: 'fieldTyped', field: 'description', value: 'Since nine.' },
] as const
const TO_FORM = [
  { type: 'opened' },
  { type: 'ticketBegun', draft: null },
  { type: 'categoryChosen', category: 'Site Outage' },
] as const
const CREATED = { type: 'ticketCreated', number: 'K7M-3QX3', hasMail: true } as const
const REFUSED = { type: 'ticketRefused', refusal: { reason: 'not-sent', messages: [] } } as const
const SENDING = [...TO_FORM, ...TYPED, { type: 'submitted' }] as const

const DRAFT: TicketForm = {
  category: 'Hosting Problem',
  fields: { name: 'Mari', email: '', subject: '', url: '', description: '' },
}

function after(...events: TicketDialogEvent[]): TicketDialog {
  return events.reduce(nextTicketDialog, CLOSED)
}

test('it leads from the intro over the category to the form', () => {
  expect(after({ type: 'opened' })).toEqual({ step: 'intro' })
  expect(after({ type: 'opened' }, { type: 'ticketBegun', draft: null })).toEqual({ step: 'category' })
  expect(after(...TO_FORM)).toMatchObject({
    step: 'form',
    form: { category: 'Site Outage' },
    phase: 'editing',
  })
})

test('what a reload interrupted leads straight back to the form', () => {
  expect(after({ type: 'opened' }, { type: 'ticketBegun', draft: DRAFT })).toEqual({
    step: 'form',
    form: DRAFT,
    phase: 'editing',
  })
})

test('a complete form is being sent, and the number comes back', () => {
  expect(after(...SENDING)).toMatchObject({ step: 'form', phase: 'submitting' })
  expect(after(...SENDING, CREATED)).toMatchObject({
    step: 'created',
    number: 'K7M-3QX3',
  })
})

test('an incomplete form is refused with everything that is missing, and keeps what was typed', () => {
  const dialog = after(...TO_FORM, TYPED[0], { type: 'submitted' })
  expect(dialog).toMatchObject({ step: 'refused', form: { fields: { name: 'Mari' } } })
  if (dialog.step !== 'refused' || dialog.refusal.reason !== 'problems') throw new Error('not refused')
  expect(dialog.refusal.problems.map(({ code }) => code)).toEqual([
    'subject-missing',
    'description-missing',
    'email-missing',
  ])
  expect(nextTicketDialog(dialog, { type: 'acknowledged' })).toMatchObject({
    step: 'form',
    form: { fields: { name: 'Mari' } },
  })
})

test('a ticket that was not sent keeps the form (spec §8)', () => {
  const dialog = after(...SENDING, REFUSED)
  expect(dialog).toMatchObject({ step: 'refused', refusal: REFUSED.refusal })
  expect(nextTicketDialog(dialog, { type: 'acknowledged' })).toMatchObject({
    form: { fields: { description: 'Since nine.' } },
  })
})

test('okay after success closes and forgets everything', () => {
  expect(after(...SENDING, CREATED, { type: 'acknowledged' })).toEqual(CLOSED)
})

test('closing forgets everything at once; what had words can be taken back until the offer ends', () => {
  const closed = after(...TO_FORM, TYPED[2], { type: 'dismissed' })
  expect(closed).toMatchObject({ step: 'closed', discarded: { fields: { subject: 'Down' } } })
  expect(nextTicketDialog(closed, { type: 'opened' })).toEqual({ step: 'intro' })
  expect(nextTicketDialog(closed, { type: 'undone' })).toMatchObject({
    step: 'form',
    form: { category: 'Site Outage', fields: { subject: 'Down' } },
  })
  expect(nextTicketDialog(closed, { type: 'undoExpired' })).toEqual(CLOSED)
})

test.each([
  ['the intro', [{ type: 'opened' }]],
  ['the category', TO_FORM.slice(0, 2)],
  ['an untouched form', TO_FORM],
  ['a form under way', SENDING],
] as const)('closing %s offers nothing to take back', (_, events) => {
  expect(after(...events, { type: 'dismissed' })).toEqual(CLOSED)
})

test('twenty clicks are one submission, and words typed meanwhile do not count', () => {
  const sending = after(...SENDING)
  expect(nextTicketDialog(sending, { type: 'submitted' })).toBe(sending)
  expect(nextTicketDialog(sending, { type: 'fieldTyped', field: 'subject', value: 'x' })).toBe(sending)
})

test('an answer that comes after closing changes nothing', () => {
  const closed = after(...SENDING, { type: 'dismissed' })
  expect(nextTicketDialog(closed, CREATED)).toBe(closed)
})

const events: fc.Arbitrary<TicketDialogEvent> = fc.oneof(
  fc
    .constantFrom(...(['opened', 'submitted', 'acknowledged', 'dismissed', 'undone', 'undoExpired'] as const))
    .map((type) => ({ type })),
  fc.constantFrom(null, DRAFT).map((draft) => ({ type: 'ticketBegun' as const, draft })),
  fc.constantFrom(...TICKET_CATEGORIES).map((category) => ({ type: 'categoryChosen' as const, category })),
  fc.constantFrom(...TYPED, CREATED, REFUSED),
)

test('whatever happens, closing always closes and a ticket is never created without being sent', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (history) => {
      let dialog: TicketDialog = CLOSED
      for (const event of history) {
        const next = nextTicketDialog(dialog, event)
        if (next.step === 'created' && dialog.step !== 'created') {
          expect(dialog).toMatchObject({ step: 'form', phase: 'submitting' })
        }
        dialog = next
      }
      expect(nextTicketDialog(dialog, { type: 'dismissed' }).step).toBe('closed')
    }),
  )
})
