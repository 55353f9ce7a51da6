import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { ImapFlow } from 'imapflow'

import { describeError, type Logger } from '../../log.ts'
import type { ImapSettings } from '../../settings.ts'
import { StoreUnavailable } from '../../store/store.ts'
import { within } from '../../store/within.ts'
import { UnreadableMail, type IncomingMail } from './incoming-mail.ts'
import { describeImapError, ensureFolder, FOLDERS, newMailboxClient, pathOf } from './mailbox-connection.ts'
import type { Verdict } from './prove-sender.ts'
import { LEASE_RENEW_MS, type ReaderLease } from './reader-lease.ts'

/** A larger mail is not read: 25 MB of files, as large services take them, are 34 MB in base64. */
export const MAIL_MAX_BYTES = 35 * 1_024 * 1_024
/** Of a mail that is not read: so much tells it from another. */
const MARK_BYTES = 64 * 1_024

/** How much of a mail of this size is fetched: what tells a larger one from another is the hash of its beginning. */
export const sourceOf = (size: number) => ({
  maxLength: size > MAIL_MAX_BYTES ? MARK_BYTES : MAIL_MAX_BYTES,
})

/** Asked for and moved at once: among ten thousand Dovecot takes as long for sixteen as for a hundred. */
const LOOK_AHEAD = 100
/** Mails fetched at once: few enough that memory is small. */
const GROUP_MAILS = 16
/** Mails taken in at once, each some milliseconds of work: visitors are answered in between. */
const AT_ONCE = 2
/** After them the reader rests as long as they took, but no longer than this: visitors come first. */
const LONGEST_REST_MS = 20
const GROUP_BYTES = 8 * 1_024 * 1_024

/** A mail on which the server failed so often, for reasons of the mail's, is put away. */
const MOST_TRIES = 3
/** The folder is looked at so often, besides when its server tells of new mail. */
const LOOK_MS = 60_000
/** Wait after the first failure, doubled by each that follows. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** A mail that is under way may take so long after a stop. */
const STOP_MS = 3_000

export interface ReaderEffects {
  imap: ImapSettings
  lease: ReaderLease
  /** Throws `UnreadableMail` for what cannot be read. */
  read: (raw: Buffer) => Promise<IncomingMail>
  prove: (raw: Buffer, mail: IncomingMail) => Promise<Verdict>
  /** Takes a mail in, once. `StoreUnavailable`: later; `UnreadableMail`: never; others: a few more tries. */
  receive: (mail: IncomingMail, verdict: Verdict, raw: Buffer) => Promise<unknown>
  /** Tells the staff of a mail that was put away; the same hash again changes nothing. */
  reportUnreadable: (report: UnreadableReport) => Promise<unknown>
  now: () => Date
  log: Logger
}

/** A mail that was put away, with what of it could be read: of one that is too large its beginning. */
export interface UnreadableReport {
  hash: string
  reason: string
  mail: IncomingMail | null
}

export type MailReader = ReturnType<typeof createMailReader>

interface Listed {
  uid: number
  size: number
}

type Fate = 'handled' | 'unreadable' | 'later'

/** Runs from `start`. A mail is moved only after it was taken in: whatever ends the process, none is lost. */
export function createMailReader(effects: ReaderEffects) {
  const { imap, lease, log, now } = effects
  const stopped = new AbortController()
  const isStopping = () => stopped.signal.aborted
  let client: ImapFlow | null = null
  let woken = Promise.withResolvers<'woken'>()
  let running: Promise<void> = Promise.resolve()
  let waitingSince: Date | null = null
  let failuresInRow = 0
  /** By UIDVALIDITY and UID. */
  const tries = new Map<string, number>()

  const wake = () => {
    woken.resolve('woken')
  }
  const rest = (ms: number) => pause(ms, undefined, { signal: stopped.signal }).catch(() => undefined)

  async function run(): Promise<void> {
    while (!isStopping()) {
      try {
        if (await lease.hold()) await readWhileHeld()
        else await rest(LEASE_RENEW_MS)
      } catch (error) {
        if (isStopping()) return
        waitingSince ??= now()
        log.error({ error: describeImapError(error) }, 'incoming mail waits: tried again soon')
        await rest(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failuresInRow))
        failuresInRow += 1
      }
    }
  }

  /** Reads over one connection until the lease is lost or the reader stops. */
  async function readWhileHeld(): Promise<void> {
    const connection = newMailboxClient(imap)
    client = connection
    const closed = new Promise<'closed'>((resolve) => {
      connection.once('close', () => {
        resolve('closed')
      })
    })
    try {
      await connection.connect()
      const paths = {
        handled: await ensureFolder(connection, FOLDERS.handled),
        unreadable: await ensureFolder(connection, FOLDERS.unreadable),
      }
      const { uidValidity } = await connection.mailboxOpen(pathOf(imap.folder))
      connection.on('exists', wake)
      const folder = { connection, paths, uidValidity }
      do {
        woken = Promise.withResolvers()
        await readFolder(folder)
      } while (await waitForMail(connection, closed))
    } finally {
      connection.close()
    }
  }

  /** Until mail comes or a minute is over; false: somebody else reads from now on, or nobody. */
  async function waitForMail(connection: ImapFlow, closed: Promise<'closed'>): Promise<boolean> {
    void connection.idle().catch(() => undefined) // ends with the next command; a loss shows in `closed`
    for (let waitedMs = 0; waitedMs < LOOK_MS; waitedMs += LEASE_RENEW_MS) {
      if (isStopping() || !(await lease.hold())) return false
      const event = await Promise.race([closed, woken.promise, rest(LEASE_RENEW_MS)])
      if (event === 'closed') throw new Error('The mail server closed the connection')
      if (event === 'woken') break
    }
    return !isStopping()
  }

  interface Folder {
    connection: ImapFlow
    paths: Record<Exclude<Fate, 'later'>, string>
    uidValidity: bigint
  }

  /** Takes in what is in the folder, oldest first. */
  async function readFolder(folder: Folder): Promise<void> {
    const { connection } = folder
    await connection.noop() // without IDLE a server tells of new mail only when it is asked
    const found = await connection.search({ all: true }, { uid: true })
    if (!Array.isArray(found)) throw new Error('The folder cannot be searched')
    let isAllRead = true
    const uids = found.toSorted((one, other) => one - other)
    for (let begin = 0; begin < uids.length; begin += LOOK_AHEAD) {
      const range = uids.slice(begin, begin + LOOK_AHEAD).join(',')
      const query = { uid: true, size: true, internalDate: true }
      const listed = await connection.fetchAll(range, query, { uid: true })
      const dates = listed.map(({ internalDate }) => new Date(internalDate ?? now()).getTime())
      if (isAllRead && dates.length > 0) waitingSince = new Date(Math.min(...dates))
      const settled: Record<Fate, number[]> = { handled: [], unreadable: [], later: [] }
      let failure: Error | undefined
      let goesOn = true
      for (const group of groupsOf(listed.map(({ uid, size = 0 }) => ({ uid, size })))) {
        goesOn = !isStopping() && (await lease.hold())
        if (!goesOn) break
        failure = await readGroup(folder, group, settled)
        if (failure !== undefined) break
      }
      await move(folder, 'handled', settled.handled)
      await move(folder, 'unreadable', settled.unreadable)
      if (failure !== undefined) throw failure
      if (!goesOn) return
      isAllRead &&= settled.later.length === 0
    }
    failuresInRow = 0
    if (isAllRead) waitingSince = null
  }

  /** Takes in some at once, those of a sender or thread in turn; returns why the rest must wait. */
  async function readGroup(folder: Folder, group: readonly Listed[], settled: Record<Fate, number[]>) {
    const isLarge = group.some(({ size }) => size > MAIL_MAX_BYTES)
    const source = sourceOf(Math.max(...group.map(({ size }) => size)))
    const range = group.map(({ uid }) => uid).join(',')
    const fetched = await folder.connection.fetchAll(range, { uid: true, source }, { uid: true })
    const raws = fetched
      .toSorted((one, other) => one.uid - other.uid)
      .flatMap(({ uid, source: raw }) => (raw === undefined ? [] : [{ uid, raw }]))
    const failures: Error[] = []
    const takeIn = async (mail: Prepared) => {
      if (isStopping() || failures.length > 0) return
      try {
        settled[await settle(`${folder.uidValidity}:${mail.uid}`, mail)].push(mail.uid)
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error('A mail could not be taken in'))
      }
    }
    for (let begin = 0; begin < raws.length; begin += AT_ONCE) {
      const begunAt = performance.now()
      const some = raws.slice(begin, begin + AT_ONCE)
      const mails = await Promise.all(some.map(({ uid, raw }) => prepare(uid, raw, isLarge)))
      const begun: { marks: readonly string[]; ended: Promise<void> }[] = []
      for (const mail of mails) {
        const marks = threadMarks(mail)
        const before = begun.filter((other) => other.marks.some((mark) => marks.includes(mark)))
        const ended = Promise.all(before.map((other) => other.ended)).then(() => takeIn(mail))
        begun.push({ marks, ended })
      }
      await Promise.all(begun.map(({ ended }) => ended))
      await rest(Math.min(LONGEST_REST_MS, performance.now() - begunAt))
    }
    return failures[0]
  }

  /** Reads a mail and asks DNS. */
  async function prepare(uid: number, raw: Buffer, isLarge: boolean): Promise<Prepared> {
    let mail: IncomingMail | null = null
    try {
      mail = await effects.read(raw)
      if (isLarge) throw new UnreadableMail('it is larger than 35 MB')
      const verdict = await effects.prove(raw, mail).catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'a sender could not be examined')
        return { isAligned: false, reason: 'it could not be examined' }
      })
      return { uid, raw, mail, verdict }
    } catch (error) {
      return { uid, raw, mail, error }
    }
  }

  async function settle(key: string, prepared: Prepared): Promise<Fate> {
    const { raw } = prepared
    try {
      if ('error' in prepared) throw prepared.error
      await effects.receive(prepared.mail, prepared.verdict, raw)
      tries.delete(key)
      return 'handled'
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      const isFault = !(error instanceof UnreadableMail)
      const times = (tries.get(key) ?? 0) + 1
      if (isFault) log.error({ error: describeError(error), times }, 'a mail could not be taken in')
      if (isFault && times < MOST_TRIES) {
        tries.set(key, times)
        return 'later'
      }
      const reason = isFault ? 'the server failed on it: the log says why' : error.message
      const mark = hash('sha256', raw)
      await effects.reportUnreadable({ hash: mark, reason, mail: prepared.mail })
      log.warn({ mail: mark }, 'a mail was put into Unreadable')
      tries.delete(key)
      return 'unreadable'
    }
  }

  async function move({ connection, paths, uidValidity }: Folder, fate: keyof typeof paths, uids: number[]) {
    if (uids.length === 0) return
    // With another UIDVALIDITY a UID may be that of a mail nobody has read.
    if (connection.mailbox === false || connection.mailbox.uidValidity !== uidValidity)
      throw new Error('The folder is no longer the one that was read')
    const isMoved = await connection.messageMove(uids.join(','), paths[fate], { uid: true })
    if (!isMoved) throw new Error(`Mails cannot be moved to ${FOLDERS[fate]}`)
    failuresInRow = 0
    log.info({ mails: uids.length, folder: FOLDERS[fate] }, 'mails read')
  }

  return {
    start() {
      running = run()
      return Promise.resolve()
    },
    /** Finishes the mail under way; what is left waits in the mailbox. */
    async stop() {
      stopped.abort()
      await within(STOP_MS, running, () => new Error('The mail under way takes too long')).catch(() =>
        client?.close(),
      )
      await running
      await lease.release().catch(() => undefined) // it ends by itself
    },
    wake,
    /** Since when the oldest mail waits that was not read, or the mailbox cannot be read; null: all are read. */
    waitingSince: () => waitingSince,
  }
}

/** A mail that was fetched and read, or why it could not be. */
type Prepared = { uid: number; raw: Buffer } & (
  { mail: IncomingMail; verdict: Verdict } | { mail: IncomingMail | null; error: unknown }
)

/** What mails of one sender or thread have in common: their order is that of the conversation. */
function threadMarks(prepared: Prepared): string[] {
  if ('error' in prepared) return []
  const { from, messageId, refersTo, recipients } = prepared.mail
  const tokens = recipients.filter((address) => address.includes('+'))
  return [from?.address ?? '', messageId, ...refersTo, ...tokens].filter((mark) => mark !== '')
}

/** The mails in groups that may be in memory together; one that is too large is alone. */
function groupsOf(mails: readonly Listed[]): Listed[][] {
  const groups: Listed[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const mail of mails.toSorted((one, other) => one.uid - other.uid)) {
    const group = groups.at(-1)
    bytes += mail.size
    if (group !== undefined && group.length < GROUP_MAILS && bytes <= GROUP_BYTES) group.push(mail)
    else {
      groups.push([mail])
      bytes = mail.size
    }
  }
  return groups
}
