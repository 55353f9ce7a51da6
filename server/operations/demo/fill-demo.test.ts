import { expect, test } from 'vitest'

import type { DeskList, DeskMe } from '#domain/desk/desk.ts'

import { signIn } from '../../features/staff/test-staff.ts'
import { startTestApp } from '../../test-app.ts'
import { DemoRefused, fillDemo } from './fill-demo.ts'

const NOW = new Date('2026-03-02T16:00:00Z')

async function startDemo() {
  const app = await startTestApp({ now: () => NOW })
  return { ...app, fill: () => fillDemo(app.write, app.effects) }
}

test('an empty database is filled with a week, once, and nothing of it is mailed', async () => {
  await using demo = await startDemo()
  const link = await demo.fill()
  expect(link).toMatch(/^http:\/\/localhost:3000\/desk#login=[\w-]{43}$/)
  expect((await demo.mails()).filter(({ state }) => state !== 'sent')).toEqual([])
  const { headers } = await signIn(demo, { now: () => NOW })
  const ask = async (path: string) =>
    (await demo.app.inject({ url: `/api/desk/${path}`, headers })).json<unknown>()
  const { rows, reviews, counts } = (await ask('conversations?filter=open&from=0')) as DeskList
  expect(new Set(rows.map(({ language }) => language)).size).toBeGreaterThan(1)
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ticket', 'contact', 'lead']))
  expect([reviews, counts.solved > 0]).toEqual([1, true])
  expect(((await ask('session')) as DeskMe).isDemo).toBe(true)
  await expect(demo.fill()).rejects.toThrow(DemoRefused)
})

test('where somebody works already nothing is filled', async () => {
  await using demo = await startDemo()
  await signIn(demo)
  await expect(demo.fill()).rejects.toThrow('There is data in this database')
  expect(await demo.db.selectFrom('conversation').selectAll().execute()).toEqual([])
})
