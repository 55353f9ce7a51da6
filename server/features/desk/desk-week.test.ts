import { expect } from 'vitest'

import type { DeskWeek } from '#domain/desk/desk.ts'

import { test } from './test-desk.ts'

const HOUR_MS = 60 * 60_000

test('a week says what came, what was answered within its promise, and after how long', async ({ desk }) => {
  const contacts: string[] = []
  for (let place = 0; place < 4; place += 1)
    contacts.push(await desk.contact({ email: `c${place}@firma.example` }))
  await desk.postContact(
    { name: 'Robot', email: 'r@robot.example', message: 'x' },
    { 'form-token': 'forged' },
  )
  const [first = '', second = '', third = ''] = contacts
  desk.advance(HOUR_MS)
  await desk.answer(first, 'Hello')
  desk.advance(HOUR_MS)
  await desk.post(`conversations/${second}/solve`) // on the telephone
  desk.advance(22.5 * HOUR_MS)
  await desk.answer(third, 'Late') // half an hour
  await desk.answer(first, 'Once more')
  await desk.ticket()
  const week = (await desk.get('week')).json<DeskWeek>()
  expect(week.monday).toBe('2026-03-02')
  expect(week.days.map(({ contact, ticket }) => [contact, ticket])).toEqual([
    [4, 0],
    [0, 1],
    ...Array.from({ length: 5 }, () => [0, 0]),
  ])
  expect(week.kinds).toEqual({
    contact: { came: 4, answered: 3, withinPromise: 2, medianMinutes: 120 },
    ticket: { came: 1, answered: 0, withinPromise: 0, medianMinutes: null },
    lead: { came: 0, answered: 0, withinPromise: 0, medianMinutes: null },
  })
  expect((await desk.get('week?monday=2026-03-08')).json()).toEqual(week)
  const before = (await desk.get('week?monday=2026-02-23')).json<DeskWeek>()
  expect([before.monday, before.kinds.contact.came]).toEqual(['2026-02-23', 0])
  for (const wrong of ['2026-02-30', 'x'])
    expect((await desk.get(`week?monday=${wrong}`)).statusCode).toBe(400)
})
