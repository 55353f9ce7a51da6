import { expect } from 'vitest'

import { collectLog } from '../../test-app.ts'
import { startLimitedApp, test } from './test-limits.ts'

test.for([
  ['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff', 429],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', 201],
  ['192.0.2.1', '::ffff:192.0.2.1', 429],
  ['192.0.2.1', '192.0.2.2', 201],
] as const)('after ten posts of %s, %s is answered %i', async ([first, second, status], { app }) => {
  await app.exhaust(first)
  expect((await app.contact({ from: second })).statusCode).toBe(status)
})

test('nobody gets a new network by writing one into a header', async ({ app }) => {
  await app.exhaust()
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect((await app.contact({ headers: { [name]: '203.0.113.9' } })).statusCode).toBe(429)
})

test('behind a proxy that is trusted each visitor has a limit of their own', async () => {
  await using app = await startLimitedApp({ TRUST_PROXY: '10.0.0.1' })
  const by = (address: string) => ({ from: '10.0.0.1', headers: { 'x-forwarded-for': address } })
  for (let post = 0; post < 10; post += 1) await app.contact(by(`203.0.113.9, 198.51.100.7`))
  expect((await app.contact(by('198.51.100.7'))).statusCode).toBe(429)
  expect((await app.contact(by('198.51.100.8'))).statusCode).toBe(201)
})

test('neither an address nor a mailbox is written down, in the store or in the log', async () => {
  const { lines, log } = collectLog()
  await using app = await startLimitedApp({}, { log })
  await app.exhaust('198.51.100.7')
  expect((await app.contact({ from: '198.51.100.7' })).statusCode).toBe(429)
  const rows = await app.counted()
  expect(rows).toHaveLength(30)
  for (const { subject } of rows) expect(subject).toMatch(/^(?:site|[\w-]{43})$/)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ route: '/api/contact', status: 429 })
  expect(lines.join('')).not.toMatch(/198\.51|visitor-/)
})

test('the same network has another name every day, and a name of its own in every limit', async ({ app }) => {
  await app.contact({}, { email: 'mari@firma.example' })
  app.advance(24 * 60 * 60_000)
  await app.contact({}, { email: 'mari@firma.example' })
  const subjects = (await app.counted()).map(({ subject }) => subject).filter((name) => name !== 'site')
  expect(new Set(subjects).size).toBe(4)
})
