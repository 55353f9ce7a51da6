import { expect } from 'vitest'

import type { DeskRow } from '#domain/desk/desk.ts'

import { migrations } from '../../store/migrations.ts'
import { test } from './test-desk.ts'

test('a conversation is found by all that is said in it, however it is typed', async ({ desk }) => {
  const ticket = await desk.ticket({
    customerName: 'Jürgen Åkesson',
    subject: 'Ёлка is missing',
    message: 'The Straßenfest page.\n\nURL: https://bakery.example/fest',
  })
  desk.advance(60_000)
  const contact = await desk.contact({ email: 'mari@right.example', phone: '+1 202 555 0147' })
  await desk.answer(ticket, 'We look at the **gallery** now')
  await desk.postContact(
    { name: 'Robot', email: 'r@robot.example', message: 'gallery' },
    { 'form-token': 'x' },
  )
  const { number } = await desk.show(ticket)
  const find = async (text: string) => {
    const found = await desk.get(`search?q=${encodeURIComponent(text)}`)
    return found.json<{ rows: DeskRow[] }>().rows.map(({ id }) => id)
  }
  const table: [typed: string, found: string[]][] = [
    ['jurgen', [ticket]],
    ['AKES', [ticket]],
    ['елка', [ticket]],
    ['strassenf', [ticket]],
    ['straßenf', [ticket]],
    ['bakery.example', [ticket]],
    [number, [ticket]],
    [number.replace('-', '').toLowerCase(), [ticket]],
    ['Jürgen gallery', [ticket]],
    ['gallery', [ticket]],
    ['mari@right', [contact]],
    ['555 0147', [contact]],
    ['firma.example gallery', [ticket]],
    ['zebra', []],
    ['', []],
    ['"* OR NEAR(\' & | ! :* --', []],
    ['gal* AND look', []],
    ['x'.repeat(5_000), []],
  ]
  for (const [typed, found] of table) expect([typed, await find(typed)]).toEqual([typed, found])
  expect((await desk.get('search')).statusCode).toBe(400)

  // What was merged is found under what it was merged into, and what was there before the index, after it.
  const kept = await desk.ticket({
    customerName: 'Jürgen',
    subject: 'Kept',
    customerEmail: 'mari@firma.example',
  })
  await desk.post(`conversations/${ticket}/merge`, { into: kept })
  expect(await find('straßenfest')).toEqual([kept])
  await desk.db.deleteFrom('search_text').execute()
  expect(await find('gallery')).toEqual([])
  await migrations['0017-desk'].up(desk.db)
  expect(await find('gallery')).toEqual([kept])
  await desk.db.deleteFrom('conversation').where('id', '=', kept).execute()
  expect(await find('gallery')).toEqual([])
})
