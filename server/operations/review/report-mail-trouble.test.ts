import { expect, test } from 'vitest'

import { aMailIn } from '../../features/incoming-mail/test-mailbox.ts'
import { reportUnreadable } from '../../features/incoming-mail/receive-mail.ts'
import { startTestAgency } from '../commands/agency/test-agency.ts'
import { reportMailTrouble } from './report-mail-trouble.ts'

const STAFF = ['anna@agency.example', 'piret@agency.example']

test('each of the staff is told once a day what came back, waits or could not be read', async () => {
  await using staff = await startTestAgency({ STAFF: STAFF.join() })
  const { app, write, receive, receiving } = staff
  const reports = async () => (await app.mails()).filter(({ kind }) => kind === 'mail-trouble')
  await reportMailTrouble(write, receiving)
  expect(await reports()).toEqual([])

  await receive(aMailIn({ from: null, subject: 'Canary subject' }))
  await reportUnreadable({ hash: 'h', reason: 'too large', mail: null }, receiving)
  await reportUnreadable({ hash: 'h', reason: 'too large', mail: null }, receiving)
  await Promise.all([reportMailTrouble(write, receiving), reportMailTrouble(write, receiving)])
  const sent = await reports()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(STAFF)
  expect(sent[0]?.subject).toContain('2')
  expect(sent[0]?.text).toMatch(/Canary subject[^]*too large/)

  staff.advance(24 * 60 * 60 * 1_000)
  await reportMailTrouble(write, receiving)
  expect(await reports()).toHaveLength(2) // nothing new

  await receive(aMailIn({ from: null, subject: 'Canary two' }))
  await reportMailTrouble(write, receiving)
  staff.advance(60_000)
  await receive(aMailIn({ from: null, subject: 'Canary three' }))
  staff.advance(24 * 60 * 60 * 1_000) // an hourly look is late by up to an hour
  await reportMailTrouble(write, receiving)
  const later = (await reports()).slice(2).map(({ text }) => text)
  expect(later.filter((text) => text.includes('Canary two'))).toHaveLength(2)
  expect(later.filter((text) => text.includes('Canary three'))).toHaveLength(2)
})
