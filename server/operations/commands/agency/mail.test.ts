import { hash } from 'node:crypto'

import { describe, expect, vi } from 'vitest'

import { createReading } from '../../../features/incoming-mail/read-mailbox.ts'
import { receiveMail, reportUnreadable } from '../../../features/incoming-mail/receive-mail.ts'
import { aTicket } from '../../../test-posts.ts'
import { MAIL_MAX_BYTES } from '../../../mail/inbox/mail-reader.ts'
import { hasDovecot, startTestDovecot } from '../../../mail/inbox/test-dovecot.ts'
import { startTestAgency, test } from './test-agency.ts'

vi.setConfig({ testTimeout: 60_000 }) // a real mail server, and a mail of 35 MB

const aRawMail = (subject: string, header = '') =>
  `${header}From: Mari <mari@firma.example>\r\nTo: support@agency.example\r\nSubject: ${subject}\r\nMessage-ID: <${encodeURIComponent(subject)}@firma.example>\r\nDate: Mon, 2 Mar 2026 10:00:00 +0000\r\n\r\nHello, ${subject}\r\n`

const startWith = (IMAP_URL: string, env: Record<string, string> = {}) =>
  startTestAgency({ IMAP_URL, STAFF: 'anna@agency.example', IMAP_TRUSTED_HOST: 'mx.agency.example', ...env })

type TestAgency = Awaited<ReturnType<typeof startTestAgency>>

async function receive({ receiving }: TestAgency, text: string) {
  const raw = Buffer.from(text)
  const { read, prove } = createReading({ trustedHost: null }, receiving)
  const mail = await read(raw)
  await receiveMail(mail, await prove(raw, mail), receiving)
}

const rowsOf = ({ db }: TestAgency) =>
  db.selectFrom('incoming_mail').select(['id', 'outcome', 'reason']).execute()

describe.skipIf(!hasDovecot)('the mailbox that is read', () => {
  test('mail check says what would become of each waiting mail, and changes nothing', async () => {
    await using dovecot = await startTestDovecot()
    const old = aRawMail('old')
    dovecot.deliver([
      old,
      aRawMail('one'),
      aRawMail('two', 'Authentication-Results: mx.agency.example; dmarc=pass\r\n'),
      aRawMail('three', 'Auto-Submitted: auto-replied\r\n'),
      aRawMail('\u001b[2J'),
      aRawMail('large').padEnd(MAIL_MAX_BYTES + 1, 'a'),
      ...Array.from({ length: 20 }, (_, place) => aRawMail(`more-${place}`)),
    ])
    await using staff = await startWith(dovecot.url().href)
    await receive(staff, old)
    const before = [await rowsOf(staff), await staff.app.mails()]
    const { code, output } = await staff.agency('mail', 'check')
    expect(code).toBe(0)
    const lines = output.trimEnd().split('\n')
    expect(lines).toHaveLength(1 + 20)
    expect(lines[1]).toMatch(/mari@firma\.example +old .*change nothing: it was dealt with before$/)
    expect(lines[2]).toMatch(/one +not proven: no signature +begin a ticket$/)
    expect(lines[3]).toMatch(/two +proven: DMARC at mx\.agency\.example +begin a ticket$/)
    expect(lines[4]).toMatch(/three .*be kept, and answered by nobody: auto-submitted$/)
    expect(lines[6]).toMatch(/go to Unreadable: it is larger than 35 MB$/)
    expect(output).not.toContain('\u001b')
    expect([dovecot.count('INBOX'), dovecot.count('Handled')]).toEqual([26, 0])
    expect([await rowsOf(staff), await staff.app.mails()]).toEqual(before)
  })

  test('mail redo fetches a mail from where it was put, and takes it in once', async () => {
    await using dovecot = await startTestDovecot()
    const raw = aRawMail('unread')
    const kept = aRawMail('kept', 'Auto-Submitted: auto-replied\r\n').replace(/Message-ID: .*\r\n/, '')
    await using staff = await startWith(dovecot.url().href)
    const { receiving } = staff
    const { read } = createReading({ trustedHost: null }, receiving)
    const report = { hash: hash('sha256', raw), reason: 'a fault', mail: await read(Buffer.from(raw)) }
    await reportUnreadable(report, receiving)
    await receive(staff, kept)
    dovecot.deliver([raw, aRawMail('another')], 'Unreadable')
    dovecot.deliver([kept], 'Handled')
    const [unread, automatic] = await rowsOf(staff)
    const { output } = await staff.agency('mail', 'waiting', '--json')
    expect(JSON.parse(output)).toMatchObject([
      {
        id: unread?.id,
        outcome: 'unreadable',
        reason: 'a fault',
        sender: 'mari@firma.example',
        subject: 'unread',
      },
    ])
    expect((await staff.agency('mail', 'redo', unread?.id ?? '')).output).toBe('The mail was taken in.\n')
    expect((await staff.agency('mail', 'redo', automatic?.id ?? '')).output).toContain('answered by nobody')
    expect((await rowsOf(staff)).map(({ outcome }) => outcome).toSorted()).toEqual(['kept', 'message'])
    expect([dovecot.count('Unreadable'), dovecot.count('Handled')]).toEqual([1, 2])
    expect((await staff.agency('mail', 'redo', unread?.id ?? '')).output).toContain('nothing has changed')
    expect((await staff.agency('mail', 'redo', 'x')).refusal).toBe('There is no such mail')
    const large = aRawMail('large').padEnd(MAIL_MAX_BYTES + 1, 'a')
    dovecot.deliver([large], 'Unreadable')
    const mark = hash('sha256', large.slice(0, 64 * 1_024))
    await reportUnreadable({ hash: mark, reason: 'large', mail: null }, receiving)
    await reportUnreadable({ hash: 'b', reason: 'gone', mail: null }, receiving)
    for (const [reason, refusal] of [
      ['large', /^It is larger than 35 MB, .* in the folder Unreadable, /],
      ['gone', /neither in Handled/],
    ] as const) {
      const row = (await rowsOf(staff)).find((mail) => mail.reason === reason)
      expect((await staff.agency('mail', 'redo', row?.id ?? '')).refusal).toMatch(refusal)
    }
  })

  test('mail release takes a mail in as from whom it says', async () => {
    await using dovecot = await startTestDovecot()
    await using staff = await startWith(dovecot.url().href)
    await staff.app.postTicket(aTicket())
    // The test's server was started without a mailbox: its conversations have no tokens.
    await staff.db
      .updateTable('conversation')
      .set({ staff_token: 'f'.repeat(32) })
      .execute()
    const raw = aRawMail('answer')
      .replace('mari@firma.example', 'anna@agency.example')
      .replace('support@', `support+${'f'.repeat(32)}@`)
    await receive(staff, raw)
    dovecot.deliver([raw], 'Handled')
    const [waiting] = await rowsOf(staff)
    expect(waiting?.outcome).toBe('waiting')
    expect((await staff.agency('mail', 'redo', waiting?.id ?? '')).output).toContain('waits as before')
    expect((await staff.agency('mail', 'release', waiting?.id ?? '')).output).toBe('The mail was taken in.\n')
    expect((await staff.agency('mail', 'waiting')).output).toBe('Nothing.\n')
  })

  test('a refused login and a missing folder are one line, without the password', async () => {
    await using dovecot = await startTestDovecot()
    await using wrong = await startWith(dovecot.url().href.replace('secret', 'wrong-canary'))
    await using nowhere = await startWith(dovecot.url().href, { IMAP_FOLDER: 'Nowhere' })
    for (const staff of [wrong, nowhere]) {
      const { refusal } = await staff.agency('mail', 'check')
      expect(refusal).toMatch(/^The mailbox cannot be read: [^\n]+$/)
      expect(refusal).not.toContain('canary')
    }
  })
})

test('without a mailbox there is nothing to check', async ({ staff }) => {
  expect((await staff.agency('mail', 'check')).refusal).toContain('IMAP_URL is not set')
})
