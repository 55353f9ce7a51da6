import type { AddressInfo } from 'node:net'

import { expect } from 'vitest'

import { signIn } from '../staff/test-staff.ts'
import { STAFF, startTestDesk, test } from './test-desk.ts'

type Desk = Awaited<ReturnType<typeof startTestDesk>>

/** Listens at the desk, as a browser does. */
async function listen(desk: Desk, as: keyof typeof STAFF) {
  if (!desk.app.server.listening) await desk.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = desk.app.server.address() as AddressInfo
  const { headers } = await signIn(desk, { ...STAFF[as], now: desk.now })
  const response = await fetch(`http://127.0.0.1:${port}/api/desk/events`, { headers })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const told = { text: '', isOver: false }
  const read = async () => {
    for await (const piece of response.body ?? []) told.text += Buffer.from(piece as Uint8Array).toString()
    told.isOver = true
  }
  void read()
  await expect.poll(() => told.text).toContain('event: counts')
  return told
}

test('who listens is told what changes and who writes, until the session ends', async ({ desk }) => {
  const id = await desk.ticket()
  const [anna, bert] = [await listen(desk, 'anna'), await listen(desk, 'bert')]
  desk.advance(60_000)
  await desk.put(`conversations/${id}/draft`, { text: 'I', files: [] })
  const writing = (names: string[]) => `event: writing\ndata: ${JSON.stringify({ id, names })}\n`
  await expect.poll(() => bert.text).toContain(writing(['Anna']))
  desk.advance(60_000)
  await expect.poll(() => bert.text).toContain(writing([]))
  await desk.answer(id, 'Done')
  for (const one of [anna, bert])
    await expect.poll(() => one.text).toContain(`event: changed\ndata: {"id":"${id}"}\n`)
  expect(anna.text).not.toContain('Anna')
  expect(anna.text + bert.text).not.toMatch(/mari|Done/i)
  await desk.db.deleteFrom('staff_session').where('staff_id', '=', STAFF.anna.id).execute()
  await expect.poll(() => anna.isOver).toBe(true)
  expect(bert.isOver).toBe(false)
})

test('a stopping server ends what listens to it', async () => {
  const desk = await startTestDesk()
  const anna = await listen(desk, 'anna')
  await desk[Symbol.asyncDispose]()
  await expect.poll(() => anna.isOver).toBe(true)
})
