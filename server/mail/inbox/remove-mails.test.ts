import { describe, expect } from 'vitest'

import { aMailIn } from '../../features/incoming-mail/test-mailbox.ts'
import { startTestAgency } from '../../operations/commands/agency/test-agency.ts'
import { removeMails } from './remove-mails.ts'
import { hasDovecot, test } from './test-dovecot.ts'

const aMail = (from: string, to = 'support@agency.example', id = `${Math.random()}@firma.example`) =>
  `From: ${from}\r\nTo: ${to}\r\nSubject: x\r\nMessage-ID: <${id}>\r\n\r\nHello\r\n`

describe.skipIf(!hasDovecot)('with a real IMAP server', () => {
  test('a person’s mails go from every folder, in any spelling, and nobody else’s', async ({ dovecot }) => {
    dovecot.deliver([aMail('Mari <Mari+shop@firma.example>'), aMail('jaan@firma.example')], 'Handled')
    dovecot.deliver(
      [aMail('x@y.example', 'mari@firma.example'), aMail('notmari@firma.example')],
      'Unreadable',
    )
    dovecot.deliver([aMail('mari@firma.example')])
    dovecot.deliver(
      [aMail('anna@agency.example', 'support@agency.example', 'about-mari@agency.example')],
      'Handled',
    )
    const imap = { url: dovecot.url(), folder: 'INBOX' }
    const mari = {
      mailbox: 'mari@firma.example',
      spellings: ['Mari+shop@firma.example'],
      messageIds: ['<about-mari@agency.example>'],
    }
    expect(await removeMails(imap, mari, { isDryRun: true })).toBe(4)
    expect(await removeMails(imap, mari)).toBe(4)
    expect(await removeMails(imap, mari)).toBe(0)
    expect(
      await removeMails(
        imap,
        { mailbox: 'notmari@firma.example', spellings: [], messageIds: [] },
        { isDryRun: true },
      ),
    ).toBe(1)
  })

  test('an erasure removes them too, and nothing where nobody can search', async ({ dovecot }) => {
    dovecot.deliver([aMail('mari@firma.example')], 'Handled')
    const env = { PLUS_ADDRESSING: 'on', STAFF: 'anna@agency.example' }
    await using staff = await startTestAgency({ ...env, IMAP_URL: dovecot.url().href })
    await staff.receive(aMailIn())
    const refersTo = (await staff.app.mails()).map((mail) => mail.message_id)
    const from = { name: '', address: 'jaan@firma.example' }
    await staff.receive(aMailIn({ from, refersTo, messageId: '<about-mari@firma.example>' }))
    dovecot.deliver(
      [aMail(from.address, undefined, 'about-mari@firma.example'), aMail(from.address)],
      'Handled',
    )
    const { output } = await staff.agency('erase', 'mari@firma.example')
    expect(output).toMatch(/^in the mailbox +2$/m)
    await using lost = await startTestAgency({ ...env, IMAP_URL: 'imap://agency:secret@127.0.0.1:1' })
    expect((await lost.agency('erase', 'mari@firma.example')).refusal).toMatch(/nothing was removed/)
  })

  test('what was read goes by its age, and what waits stays', async ({ dovecot }) => {
    dovecot.deliver([aMail('a@b.example')], 'Handled')
    dovecot.deliver([aMail('a@b.example')])
    const imap = { url: dovecot.url(), folder: 'INBOX' }
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1_000)
    expect(await removeMails(imap, { before: new Date(0) })).toBe(0)
    expect(await removeMails(imap, { before: tomorrow })).toBe(1)
  })
})
