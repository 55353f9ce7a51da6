import { createHash } from 'node:crypto'

import { describe, expect, vi } from 'vitest'

import { createLogger } from '../../log.ts'
import { StoreUnavailable } from '../../store/store.ts'
import { UnreadableMail, type IncomingMail } from './incoming-mail.ts'
import { createMailReader, MAIL_MAX_BYTES, type ReaderEffects } from './mail-reader.ts'
import { hasDovecot, startCuttableWay, startTestDovecot, test } from './test-dovecot.ts'

const aRawMail = (name: string, text = 'Hello.') =>
  `From: Mari <mari@firma.example>\r\nTo: support@agency.example\r\nSubject: ${name}\r\nMessage-ID: <${name}@firma.example>\r\n\r\n${text}\r\n`
const fromAnother = (name: string) => aRawMail(name).replace('mari@', `${name}@`)
const names = (count: number) => Array.from({ length: count }, (_, place) => `mail-${place + 1}`)

/** A reader whose mails come into a list instead of a store; by default all are taken in. */
function startReader(url: URL, change: Partial<ReaderEffects> & { folder?: string } = {}) {
  const { folder = 'INBOX', ...effects } = change
  const lines: string[] = []
  /** What a store would keep: each mail once. */
  const taken = new Set<string>()
  const reports = new Map<string, string>()
  const calls: string[] = []
  const reader = createMailReader({
    imap: { url, folder, trustedHost: null },
    lease: { hold: () => Promise.resolve(true), release: () => Promise.resolve() },
    read: (raw) => Promise.resolve(readShortly(raw)),
    prove: () => Promise.resolve({ isAligned: true, reason: 'test' }),
    reportUnreadable: ({ hash, reason, mail }) =>
      Promise.resolve(reports.set(hash, `${mail?.subject ?? ''}: ${reason}`)),
    now: () => new Date(),
    log: createLogger('info', { write: (line) => lines.push(line) }),
    ...effects,
    async receive(mail, verdict, raw) {
      calls.push(mail.subject)
      await effects.receive?.(mail, verdict, raw)
      taken.add(mail.subject)
    },
  })
  void reader.start()
  return {
    reader,
    lines,
    taken,
    reports,
    calls,
    has: (count: number) => eventually(() => taken.size).toBe(count),
    [Symbol.asyncDispose]: () => reader.stop(),
  }
}

function readShortly(raw: Buffer): IncomingMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*?)\\r?$`, 'm').exec(raw.toString('latin1'))?.[1] ?? ''
  return {
    hash: createHash('sha256').update(raw).digest('hex'),
    messageId: header('Message-ID'),
    from: { name: 'Mari', address: /<(.*?)>/.exec(header('From'))?.[1] ?? '' },
    recipients: [],
    refersTo: header('In-Reply-To').split(' '),
    subject: header('Subject'),
    text: '',
    fresh: '',
    files: [],
    automatic: null,
    bounce: null,
  }
}

/** Longer than usual: after a failure the reader waits, in real seconds. */
const eventually = <Value>(look: () => Value) => expect.poll(look, { timeout: 30_000 })
vi.setConfig({ testTimeout: 60_000 })

/** The process must end within ten seconds, and has more to stop. */
const STOP_LIMIT_MS = 6_000

describe.skipIf(!hasDovecot)('with a real Dovecot', () => {
  test('mails are taken in oldest first and moved to Handled; new ones at once', async ({ dovecot }) => {
    dovecot.deliver(names(40).map((name) => aRawMail(name)))
    await using running = startReader(dovecot.url())
    await running.has(40)
    expect(running.calls).toEqual(names(40))
    await eventually(() => dovecot.count('Handled')).toBe(40)
    await eventually(() => dovecot.count('INBOX')).toBe(0)
    await eventually(() => running.reader.waitingSince()).toBeNull()
    dovecot.deliver([aRawMail('later')])
    await running.has(41) // by IDLE: the folder is looked at by itself only once a minute
    await eventually(() => dovecot.count('Handled')).toBe(41)
    expect(dovecot.mailsIn('Handled').toSorted()).toEqual(
      [...names(40), 'later'].map((name) => aRawMail(name).replaceAll('\r\n', '\n')).toSorted(),
    )
  })

  test.each([
    ['a folder below another', { separator: '/' as const }, 'Support/New'],
    ['a folder below another, with points', { separator: '.' as const }, 'Support/New'],
    ['a server that keeps all below the inbox', { separator: '.' as const, prefix: 'INBOX.' }, 'Support/New'],
    ['a server that cannot move', { capability: 'IMAP4rev1 UIDPLUS IDLE LITERAL+' }, 'INBOX'],
    ['a server that cannot do much', { capability: 'IMAP4rev1' }, 'INBOX'],
  ])('%s', async (_, options, folder) => {
    await using dovecot = await startTestDovecot(options)
    dovecot.deliver(
      names(3).map((name) => aRawMail(name)),
      folder,
    )
    await using running = startReader(dovecot.url(), { folder })
    await running.has(3)
    await eventually(() => dovecot.count('Handled')).toBe(3)
    await eventually(() => dovecot.count(folder)).toBe(0)
    dovecot.deliver([aRawMail('later')], folder)
    running.reader.wake()
    await running.has(4)
  })

  test('what cannot be read is put away with a report, and blocks nothing', async ({ dovecot }) => {
    const huge = aRawMail('huge', 'a'.repeat(MAIL_MAX_BYTES))
    const large = aRawMail('large', `${'a'.repeat(70)}\r\n`.repeat(150_000))
    dovecot.deliver([aRawMail('bomb'), aRawMail('one'), huge, aRawMail('fault'), large, aRawMail('two')])
    await using running = startReader(dovecot.url(), {
      read(raw) {
        const mail = readShortly(raw)
        return mail.subject === 'bomb'
          ? Promise.reject(new UnreadableMail('it is a bomb'))
          : Promise.resolve(mail)
      },
      prove: () => Promise.reject(new Error('a fault of the check')), // counts as not proven
      receive({ subject }, { isAligned }) {
        expect(isAligned).toBe(false)
        return subject === 'fault' ? Promise.reject(new TypeError('a fault of ours')) : Promise.resolve()
      },
    })
    await running.has(3)
    expect([...running.taken]).toEqual(['one', 'large', 'two'])
    const looked = () => {
      running.reader.wake()
      return running.reports.size
    }
    await eventually(looked).toBe(3)
    expect([...running.reports.values()].toSorted()).toEqual([
      ': it is a bomb',
      'fault: the server failed on it: the log says why',
      'huge: it is larger than 35 MB',
    ])
    await eventually(() => dovecot.count('Unreadable')).toBe(3)
    await eventually(() => dovecot.count('INBOX')).toBe(0)
    expect(running.lines.join('')).not.toContain('firma.example')
  })

  test('while the store is away every mail waits, and none is lost', async ({ dovecot }) => {
    dovecot.deliver(names(5).map((name) => aRawMail(name)))
    let isAway = false
    await using running = startReader(dovecot.url(), {
      receive({ subject }) {
        if (subject === 'mail-3' && running.calls.length === 3) isAway = true
        return isAway ? Promise.reject(new StoreUnavailable(new Error('away'))) : Promise.resolve()
      },
    })
    await eventually(() => dovecot.count('Handled')).toBe(2) // what was taken in has been moved
    expect(running.reader.waitingSince()).toBeInstanceOf(Date)
    isAway = false
    await running.has(5)
    await eventually(() => dovecot.count('Handled')).toBe(5)
    expect(running.reports.size).toBe(0)
    expect(running.calls.filter((name) => name !== 'mail-3')).toEqual([
      'mail-1',
      'mail-2',
      'mail-4',
      'mail-5',
    ])
  })

  test('a connection that is cut, and a mail server that starts anew, lose nothing', async ({ dovecot }) => {
    await using way = await startCuttableWay(dovecot.port)
    dovecot.deliver(names(50).map((name) => aRawMail(name)))
    await using running = startReader(dovecot.url(way.port), {
      receive() {
        if (running.calls.length === 10) way.cut()
        return Promise.resolve()
      },
    })
    await running.has(50)
    await dovecot.stop()
    dovecot.deliver([aRawMail('meanwhile')])
    await eventually(() => running.reader.waitingSince()).toBeInstanceOf(Date)
    await dovecot.start()
    await running.has(51)
    await eventually(() => dovecot.count('Handled')).toBe(51)
    way.cut() // while it waits for mail
    dovecot.deliver([aRawMail('after')])
    await running.has(52)
    await eventually(() => dovecot.count('INBOX')).toBe(0)
    expect(running.reports.size).toBe(0)
  })

  test('a mailbox with other numbers, in the middle of reading, loses nothing', async ({ dovecot }) => {
    dovecot.deliver(names(20).map((name) => aRawMail(name)))
    await using running = startReader(dovecot.url(), {
      async receive() {
        if (running.calls.length !== 3) return
        await dovecot.stop()
        dovecot.deliver(names(5).map((name) => aRawMail(`new-${name}`)))
        await dovecot.start({ forgets: true })
      },
    })
    await running.has(25)
    await eventually(() => dovecot.count('Handled')).toBe(25)
    expect(new Set(dovecot.mailsIn('Handled')).size).toBe(25)
  })

  test('mails of one sender or thread keep their order, others do not wait for them', async ({ dovecot }) => {
    const answer = `In-Reply-To: <one@firma.example>\r\n${fromAnother('answer')}`
    dovecot.deliver([fromAnother('one'), answer, aRawMail('two'), fromAnother('three')])
    const ends = new Map(['one', 'two'].map((name) => [name, Promise.withResolvers<undefined>()]))
    await using running = startReader(dovecot.url(), {
      receive: ({ subject }) => ends.get(subject)?.promise ?? Promise.resolve(),
    })
    await eventually(() => running.calls).toEqual(['one'])
    ends.get('one')?.resolve(undefined)
    await eventually(() => running.calls).toEqual(['one', 'answer', 'two', 'three'])
    ends.get('two')?.resolve(undefined)
    await running.has(4)
  })

  test('a stop finishes the mail under way; the next reader goes on', async ({ dovecot }) => {
    dovecot.deliver(names(30).map((name) => aRawMail(name)))
    const first = startReader(dovecot.url(), {
      receive() {
        if (first.calls.length === 20) void first.reader.stop()
        return Promise.resolve()
      },
    })
    await first.has(20)
    await first.reader.stop()
    expect([first.taken.size, dovecot.count('Handled'), dovecot.count('INBOX')]).toEqual([20, 20, 10])
    await using second = startReader(dovecot.url())
    await second.has(10)
    expect(second.calls).toEqual(names(30).slice(20))
  })

  test('a stop does not wait for a mail server that is silent', async ({ dovecot }) => {
    await using way = await startCuttableWay(dovecot.port)
    dovecot.deliver([aRawMail('one')])
    const running = startReader(dovecot.url(way.port), {
      receive() {
        way.silence()
        return Promise.resolve()
      },
    })
    await running.has(1)
    const begun = performance.now()
    await running.reader.stop()
    expect(performance.now() - begun).toBeLessThan(STOP_LIMIT_MS)
    expect(dovecot.count('INBOX')).toBe(1) // it was taken in, and will be known when it comes again
  })

  test('a wrong password is said without the password, and tried again', async ({ dovecot }) => {
    const url = dovecot.url()
    url.password = 'wrong-canary'
    await using running = startReader(url)
    await eventually(() => running.lines.join('')).toContain('incoming mail waits')
    expect(running.lines.join('')).not.toMatch(/canary|agency/)
  })
})
