import { chmodSync } from 'node:fs'
import { describe, expect } from 'vitest'

import { checkDisk } from '../../doctor/check-store.ts'
import { checkDns } from '../../doctor/check-mail.ts'
import { checkSampleContent, checkSettings } from '../../doctor/check-settings.ts'
import { runHousekeeping } from '../../housekeeping.ts'
import { saveStartSettings } from '../../last-start.ts'
import { createLogger } from '../../../log.ts'
import { hasDovecot, startTestDovecot } from '../../../mail/inbox/test-dovecot.ts'
import { noteBrowserFault } from '../../../features/website-analysis/analysis-rows.ts'
import { startTestSmtpServer } from '../../../mail/outbox/test-smtp-server.ts'
import { readSettings } from '../../../settings.ts'
import { aTicket } from '../../../test-posts.ts'
import { startTestAgency, test } from './test-agency.ts'

const FROM = 'no-reply@agency.example'
const KEY = 's1._domainkey.agency.example'
const DMARC = '_dmarc.agency.example'
const WELL = {
  'agency.example': ['google-site-verification=x', 'v=spf1 include:spf.mail.example -all'],
  [KEY]: ['v=DKIM1; k=rsa; p=MIIB'],
  [DMARC]: ['v=DMARC1; p=quarantine'],
}

function dnsOf(texts: Readonly<Record<string, readonly string[]>>, takesMail = true) {
  return {
    texts: (name: string) => Promise.resolve(texts[name] ?? []),
    takesMail: () => Promise.resolve(takesMail),
  }
}

test.each([
  ['a domain that is well', {}, undefined, 'ok ok ok ok'],
  ['its selector', {}, 's1', 'ok ok ok ok'],
  ['no record at all', { 'agency.example': [], [KEY]: [], [DMARC]: [] }, undefined, 'bad warn bad ok'],
  ['two SPF records', { 'agency.example': ['v=spf1 -all', 'v=spf1 mx -all'] }, undefined, 'bad ok ok ok'],
  ['a word that only begins like SPF', { 'agency.example': ['v=spf10'] }, undefined, 'bad ok ok ok'],
  ['a selector without a key', {}, 'other', 'ok bad ok ok'],
  ['a key that was revoked', { [KEY]: ['v=DKIM1; p='] }, 's1', 'ok bad ok ok'],
  ['a policy that only watches', { [DMARC]: ['v=DMARC1; p=none; rua=x'] }, undefined, 'ok ok warn ok'],
])('%s is found: SPF, DKIM, DMARC and MX', async (_, texts: Record<string, string[]>, selector, levels) => {
  const findings = await checkDns(dnsOf({ ...WELL, ...texts }), FROM, selector)
  expect(findings.map(({ level }) => level).join(' ')).toBe(levels)
})

test('where nobody takes mail, bounces are lost', async () => {
  expect((await checkDns(dnsOf(WELL, false), FROM, undefined)).at(-1)).toMatchObject({ level: 'bad' })
})

test('a disk with little room is a finding', () => {
  const levels = [30, 19, 4].map((freeBytes) => checkDisk({ freeBytes, allBytes: 100 })[0])
  expect(levels).toEqual(['ok', 'warn', 'bad'])
})

test.each([
  [{}, ['warn', 'warn', 'ok', 'ok', 'warn', 'ok']],
  [{ SITE_URL: 'https://agency.example' }, ['ok', 'bad', 'ok', 'ok', 'bad', 'ok']],
  [
    { SITE_URL: 'https://agency.example', TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtps://u:p@mail.example' },
    ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  ],
  [{ SMTP_URL: 'smtp://u:p@mail.example?tls=off' }, ['warn', 'warn', 'ok', 'ok', 'bad', 'ok']],
  [{ SMTP_URL: 'smtp://u@mail.example' }, ['warn', 'warn', 'ok', 'ok', 'bad', 'ok']],
])('settings %j are %j', (env, levels) => {
  expect(checkSettings(readSettings({ ANALYSIS: 'off', ...env })).map(({ level }) => level)).toEqual(levels)
})

test.each([
  [{}, 'TRUST_PROXY', 'bad', 'none'],
  [{ TRUST_PROXY: '127.0.0.1' }, 'TRUST_PROXY', 'ok', '127.0.0.1'],
  [{ TRUST_PROXY: '::1' }, 'TRUST_PROXY', 'ok', '::1'],
  [{ TRUST_PROXY: '10.0.0.0/8' }, 'TRUST_PROXY', 'bad', 'all visitors share one limit'],
  [{ TRUST_PROXY: '10.0.0.0/8', HOST: '0.0.0.0' }, 'TRUST_PROXY', 'ok', '10.0.0.0/8'],
  [{ TRUST_PROXY: '127.0.0.1,64.0.0.0/2' }, 'TRUST_PROXY', 'bad', '64.0.0.0/2 is too wide'],
  [{ TRUST_PROXY: '2000::/3', HOST: '::' }, 'TRUST_PROXY', 'bad', '2000::/3 is too wide'],
  [{ RATE_LIMITS: 'on' }, 'RATE_LIMITS', 'ok', 'on'],
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS', 'bad', 'off'],
  [{ ANALYSIS: 'off' }, 'ANALYSIS', 'ok', 'off'],
  [{ DESK: 'off' }, 'DESK', 'ok', 'off'],
  [{ DESK_ALLOW: '10.0.0.0/8' }, 'DESK', 'bad', 'needs TRUST_PROXY'],
  [{ DESK_ALLOW: '10.0.0.0/8', TRUST_PROXY: '127.0.0.1' }, 'DESK', 'ok', 'from 10.0.0.0/8'],
  [{ DESK_PORT: '3002' }, 'DESK', 'ok', 'from everywhere, at port 3002 alone'],
])('of %j the doctor says of %s: %s, %s', (env, about, level, words) => {
  const findings = checkSettings(readSettings({ SITE_URL: 'https://agency.example', ...env }))
  const finding = findings.find((candidate) => candidate.about === about)
  expect(finding).toMatchObject({ level, says: expect.stringContaining(words) as string })
})

test.each([
  [
    { claims: { sites: 3 }, team: [{ a: [{ sample: true }] }] },
    'bad',
    'content/catalogue/team.ts is a sample',
  ],
  [{ claims: [{ sample: false }], team: { b: null, c: 'sample' } }, 'ok', 'nothing is marked as a sample'],
])('a sample is found however deep it lies: %j', (catalogue, level, words) => {
  const findings = checkSampleContent('https://agency.example', catalogue)
  expect(findings).toEqual([{ level, about: 'content', says: expect.stringContaining(words) as string }])
})

async function outputOf(staff: Awaited<ReturnType<typeof startTestAgency>>): Promise<string> {
  return (await staff.agency('doctor')).output
}

test('a well installation without a net: DNS cannot be asked, the content can', async () => {
  await using smtp = await startTestSmtpServer()
  const url = smtp.url.href.replace('smtp://', 'smtp://agency:secret-canary@')
  await using staff = await startTestAgency({ SMTP_URL: url, TRUST_PROXY: '127.0.0.1' })
  const { code, output } = await staff.agency('doctor')
  expect(output).toMatch(/^ok {3}database: (?:SQLite|PostgreSQL) \d.*commits reach the disk$/m)
  expect(output).toMatch(/^ok {3}mail server: 127\.0\.0\.1 lets us in$/m)
  expect(output).toMatch(/^warn DMARC of agency\.example: DNS could not be asked from here$/m)
  expect(output).toMatch(/^(?:ok {3}|bad {2})content: /m)
  expect(output).not.toContain('secret-canary')
  // Only the content is bad, while any of it is a sample.
  expect(output.match(/^bad(?! {2}content: )/gm)).toBeNull()
  expect(code).toBe(output.includes('is a sample') ? 1 : 0)
  expect(smtp.received).toEqual([])
})

test('on one’s own machine nothing is bad', async () => {
  await using staff = await startTestAgency({ SITE_URL: 'http://localhost:3000' })
  const { code, output } = await staff.agency('doctor')
  expect(output).not.toMatch(/^bad/m)
  expect(code).toBe(0)
})

test('a mail server that refuses the login is bad, in its own words and without the password', async () => {
  await using smtp = await startTestSmtpServer()
  smtp.state.fault = { login: 'refused' }
  const url = smtp.url.href.replace('smtp://', 'smtp://agency:secret-canary@')
  await using staff = await startTestAgency({ SMTP_URL: url })
  const { code, output } = await staff.agency('doctor')
  expect(output).toMatch(/^bad {2}mail server: 535 /m)
  expect(output).not.toContain('secret-canary')
  expect(code).toBe(1)
})

test('a database that cannot be opened is a finding like any other', async ({ staff }) => {
  const openStore = () => Promise.reject(new Error('PostgreSQL cannot be reached: ECONNREFUSED'))
  const { output } = await staff.agencyWith({ openStore }, 'doctor')
  expect(output).toContain('bad  database: PostgreSQL cannot be reached: ECONNREFUSED\n')
  expect(output).toContain('disk: ')
})

test('a browser that did not start is found', async ({ staff }) => {
  const at = new Date('2026-03-02T10:00:00Z')
  await staff.app.write((trx) => noteBrowserFault(trx, 'no usable sandbox', at))
  expect(await outputOf(staff)).toContain(
    'warn analysis browser: did not start at 2026-03-02T10:00:00.000Z: no usable sandbox\n',
  )
})

test('dead and late mails are found', async ({ staff }) => {
  await staff.app.postTicket(aTicket())
  expect(await outputOf(staff)).toContain('ok   outbox: nothing is dead or late\n')
  staff.advance(16 * 60_000)
  expect(await outputOf(staff)).toContain('warn outbox: mails wait for more than 15 minutes\n')
  await staff.db.updateTable('outbox').set({ state: 'dead' }).execute()
  expect(await outputOf(staff)).toContain('bad  outbox: 2 dead: ')
})

test('a clock that was set back is found by what is already there', async ({ staff }) => {
  await staff.app.postTicket(aTicket())
  staff.advance(-60_000)
  expect(await outputOf(staff)).toContain('bad  clock: the newest mail is from the future')
})

test('a clock is compared with the database’s where that has one', async ({ staff }) => {
  const { db, write, now } = staff
  const clock = () => Promise.resolve(new Date(now().getTime() - 7_000))
  const openStore = () => Promise.resolve({ db, write, clock, migrated: [] })
  const { output } = await staff.agencyWith({ openStore }, 'doctor')
  expect(output).toContain("bad  clock: 7 s from the database's\n")
})

test('posts that wait for review for more than three days are found', async ({ staff }) => {
  expect(await outputOf(staff)).toContain('ok   review: nothing was set aside\n')
  await staff.app.postTicket(aTicket(), { 'form-token': '' })
  staff.advance(3 * 24 * 60 * 60_000)
  expect(await outputOf(staff)).toContain('ok   review: 1 wait, none for long\n')
  staff.advance(1)
  expect(await outputOf(staff)).toContain(
    'warn review: 1 wait, some for more than 3 days: "npm run agency review"\n',
  )
})

test('housekeeping that fails, and settings that are not the server’s, are found', async ({ staff }) => {
  const well = await outputOf(staff)
  expect(well).toContain('ok   housekeeping: every step')
  expect(well).toContain("ok   settings: those of the server's last start\n")
  const log = createLogger('silent')
  await runHousekeeping({ 'old data': () => Promise.reject(new TypeError('no')) }, { ...staff, log })
  const server = { ...staff.settings, siteUrl: 'https://www.agency.example' }
  await staff.write((trx) => saveStartSettings(trx, server, staff.now()))
  const output = await outputOf(staff)
  expect(output).toContain('bad  housekeeping: failed: old data (TypeError, 2026-03-02T15:00:00.000Z)')
  expect(output).toContain('SITE_URL is https://www.agency.example there, https://agency.example here\n')
})

test('files that others of the machine may read are bad', async ({ staff }) => {
  expect(await outputOf(staff)).toContain('ok   files: ')
  chmodSync(staff.dataDir, 0o755)
  expect(await outputOf(staff)).toContain(`bad  files: others of this machine may read ${staff.dataDir}`)
})

describe.skipIf(!hasDovecot)('the mailbox that is read', () => {
  const ofMailbox = async (IMAP_URL: string, env: Record<string, string> = {}, takesMail = true) => {
    const IMAP = { IMAP_URL, STAFF: 'anna@agency.example', REPLY_DOMAIN: 'reply.agency.example' }
    await using staff = await startTestAgency({ ...IMAP, ...env })
    const { output } = await staff.agencyWith(
      { dns: dnsOf(WELL, takesMail), now: () => new Date() },
      'doctor',
    )
    return output
  }

  test('is looked into without changing it', async () => {
    await using dovecot = await startTestDovecot()
    dovecot.deliver(['Subject: one\r\n\r\n', 'Subject: two\r\n\r\n'])
    const output = await ofMailbox(dovecot.url().href)
    expect(output).toContain(`ok   mailbox: 127.0.0.1:${dovecot.port} lets us in, 2 mails wait in INBOX\n`)
    expect(output).toContain('ok   new mail: is told at once (IDLE)\n')
    expect(output).toContain('ok   MX of reply.agency.example: ')
    expect(dovecot.count('INBOX')).toBe(2)
    const folder = await ofMailbox(dovecot.url().href, { IMAP_FOLDER: 'Nowhere' }, false)
    expect(folder).toMatch(/^bad {2}mailbox: .*Nowhere/m)
    expect(folder).toContain('bad  MX of reply.agency.example: ')
  })

  test('is bad where it refuses us or the password travels in the open, which nobody sees', async () => {
    await using dovecot = await startTestDovecot({ capability: 'IMAP4rev1' })
    expect(await ofMailbox(dovecot.url().href)).toContain('warn new mail: is seen only once a minute')
    const refused = await ofMailbox(dovecot.url().href.replace('secret', 'wrong-canary'))
    expect(refused).toMatch(/^bad {2}mailbox: .*Authentication failed/m)
    const open = await ofMailbox('imap://agency:wrong-canary@mail.agency.example?tls=off')
    expect(open).toContain('bad  mailbox: the password travels in the open')
    expect(refused + open).not.toContain('canary')
  })
})
