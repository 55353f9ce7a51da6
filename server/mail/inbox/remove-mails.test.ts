import { describe, expect, test } from 'vitest'

import { startTestAgency } from '../../operations/commands/agency/test-agency.ts'
import { removeMails } from './remove-mails.ts'
import { hasDovecot, startTestDovecot } from './test-dovecot.ts'

const aMail = (from: string, to = 'support@agency.example') =>
  `From: ${from}\r\nTo: ${to}\r\nSubject: x\r\nMessage-ID: <${Math.random()}@firma.example>\r\n\r\nHello\r\n`

describe.skipIf(!hasDovecot)('with a real IMAP server', () => {
  test('a person’s mails go from every folder of ours, in any spelling, and nobody else’s', async () => {
    await using dovecot = await startTestDovecot()
    dovecot.deliver([aMail('Mari <Mari+shop@firma.example>'), aMail('jaan@firma.example')], 'Handled')
    dovecot.deliver(
      [aMail('x@y.example', 'mari@firma.example'), aMail('notmari@firma.example')],
      'Unreadable',
    )
    dovecot.deliver([aMail('mari@firma.example')])
    const imap = { url: dovecot.url(), folder: 'INBOX' }
    const mari = { mailbox: 'mari@firma.example', spellings: ['Mari+shop@firma.example'] }
    expect(await removeMails(imap, mari, { isDryRun: true })).toBe(3)
    expect(await removeMails(imap, mari)).toBe(3)
    expect(await removeMails(imap, mari)).toBe(0)
    expect(
      await removeMails(imap, { mailbox: 'notmari@firma.example', spellings: [] }, { isDryRun: true }),
    ).toBe(1)
  })

  test('an erasure removes them too, and nothing at all where the mailbox cannot be searched', async () => {
    await using dovecot = await startTestDovecot()
    dovecot.deliver([aMail('mari@firma.example')], 'Handled')
    const env = { PLUS_ADDRESSING: 'on', STAFF: 'anna@agency.example' }
    await using staff = await startTestAgency({ ...env, IMAP_URL: dovecot.url().href })
    const { output } = await staff.agency('erase', 'mari@firma.example')
    expect(output).toMatch(/^in the mailbox +1$/m)
    await using lost = await startTestAgency({ ...env, IMAP_URL: 'imap://agency:secret@127.0.0.1:1' })
    expect((await lost.agency('erase', 'mari@firma.example')).refusal).toMatch(/nothing was removed/)
  })

  test('what was read goes by its age, and what waits stays', async () => {
    await using dovecot = await startTestDovecot()
    dovecot.deliver([aMail('a@b.example')], 'Handled')
    dovecot.deliver([aMail('a@b.example')])
    const imap = { url: dovecot.url(), folder: 'INBOX' }
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1_000)
    expect(await removeMails(imap, { before: new Date(0) })).toBe(0)
    expect(await removeMails(imap, { before: tomorrow })).toBe(1)
  })
})
