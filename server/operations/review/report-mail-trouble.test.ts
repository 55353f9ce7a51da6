import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { aMailIn } from '../../features/incoming-mail/test-mailbox.ts'
import { receiveMail, reportUnreadable } from '../../features/incoming-mail/receive-mail.ts'
import { testEffects } from '../../test-app.ts'
import { startTestAgency } from '../commands/agency/test-agency.ts'
import { reportMailTrouble } from './report-mail-trouble.ts'

const STAFF = ['anna@agency.example', 'piret@agency.example']

test('each of the staff is told once a day what came back, waits or could not be read', async () => {
  await using staff = await startTestAgency()
  const { app, write, now, settings } = staff
  const effects = testEffects({ ...settings, staff: STAFF }, now)
  const reports = async () => (await app.mails()).filter(({ kind }) => kind === 'mail-trouble')
  await reportMailTrouble(write, effects)
  expect(await reports()).toEqual([])

  const receiving = { ...effects, write, randomBytes, wakeOutbox: () => undefined }
  const waiting = aMailIn({ from: null, subject: 'Canary subject' })
  await receiveMail(waiting, { isAligned: false, reason: '' }, receiving)
  await reportUnreadable({ hash: 'h', reason: 'too large', mail: null }, receiving)
  await reportUnreadable({ hash: 'h', reason: 'too large', mail: null }, receiving)
  await Promise.all([reportMailTrouble(write, effects), reportMailTrouble(write, effects)])
  const sent = await reports()
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(STAFF)
  expect(sent[0]?.subject).toContain('2')
  expect(sent[0]?.text).toMatch(/Canary subject[^]*too large/)

  staff.advance(24 * 60 * 60 * 1_000)
  await reportMailTrouble(write, effects)
  expect(await reports()).toHaveLength(2) // nothing new

  await receiveMail(
    aMailIn({ from: null, subject: 'Canary two' }),
    { isAligned: false, reason: '' },
    receiving,
  )
  await reportMailTrouble(write, effects)
  staff.advance(60_000)
  await receiveMail(
    aMailIn({ from: null, subject: 'Canary three' }),
    { isAligned: false, reason: '' },
    receiving,
  )
  staff.advance(24 * 60 * 60 * 1_000) // an hourly look is late by up to an hour
  await reportMailTrouble(write, effects)
  const later = (await reports()).slice(2).map(({ text }) => text)
  expect(later.filter((text) => text.includes('Canary two'))).toHaveLength(2)
  expect(later.filter((text) => text.includes('Canary three'))).toHaveLength(2)
})
