import type { Mutant } from './mutant.ts'

/** A mutant no test can notice, and why that is so. */
interface Equivalent {
  file: string
  /** The line it changes, without its indentation, and what kind of change. */
  context: string | RegExp
  change: string
  why: string
}

/** Looked through by hand: each behaves like the code it changes, or differs only in what nobody is promised. */
const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'domain/analytics/parse-tracked-events.ts',
    context: /^\w+: true,$/,
    change: 'other answer',
    why: 'the table is asked for its names alone',
  },
  {
    file: 'domain/cookie-consent/pending-consent.ts',
    context: 'return language && textHash && key ? { language, textHash, key } : null',
    change: 'other operator',
    why: 'the pattern finds both or neither; the compiler does not know',
  },
  {
    file: 'domain/rate-limits/counted-mailbox.ts',
    context: 'if (at < 0) return null',
    change: 'other operator',
    why: 'an address with nothing before its @ is refused before it is counted',
  },
  {
    file: 'server/attachments/content/attachment-content.ts',
    context: 'const HEAD_BYTES = 12',
    change: 'other limit',
    why: 'the type is told by the same bytes, some of a file later',
  },
  {
    file: 'server/attachments/content/hidden-archive.ts',
    context: 'const OVERLAP = Math.max(...SEQUENCES.map(({ length }) => length)) - 1',
    change: 'other operator',
    why: 'two bytes more of the piece before are looked at twice, and the same is found',
  },
  {
    file: 'server/attachments/read-upload.ts',
    context: 'const LIMITS = { fields: 0, parts: 2, headerPairs: 16, fileSize: Number.MAX_SAFE_INTEGER }',
    change: 'other limit',
    why: 'a second part is refused whatever it is, and a header too many is not read: only work is saved',
  },
  {
    file: 'server/cookie-consent/keep-consent.ts',
    context: 'if (!isConsistent({ preferences: { necessary: true, ...preferences }, vendors }, result))',
    change: 'other answer',
    why: 'what is necessary is no choice, and the rule does not look at it',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'known = waiting.length',
    change: 'not done',
    why: 'gathering then lasts as long as it may: slower, and the same is kept',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'if (performance.now() - turnBegan > TURN_MS) {',
    change: 'always',
    why: 'the event loop then turns between all units: slower, and the same is kept',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'if (performance.now() - turnBegan > TURN_MS) {',
    change: 'other operator',
    why: 'the event loop then turns between all units: slower, and the same is kept',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'turnBegan = performance.now()',
    change: 'not done',
    why: 'the event loop then turns between all units: slower, and the same is kept',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'while (waiting.length > known && performance.now() < end) {',
    change: 'other operator',
    why: 'gathering then lasts as long as it may, or no time at all: the same is kept, in more or fewer commits',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: /^const (?:LOCK_RETRY|GATHER)_MS = /,
    change: 'other limit',
    why: 'what is kept is the same, some milliseconds later',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'if (!hasBegun) return',
    change: 'never',
    why: 'nobody is left then: a commit of nothing, outside of a transaction, fails and tells nobody',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'return false',
    change: 'other answer',
    why: 'nobody is left then: a commit of nothing, outside of a transaction, fails and tells nobody',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'if (isRunning) return',
    change: 'never',
    why: 'the connection is one: a second drain waits for it, and finds nobody',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'isRunning = true',
    change: 'not done',
    why: 'the connection is one: a second drain waits for it, and finds nobody',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'while (waiting.length > 0) {',
    change: 'other operator',
    why: 'where it waits for the lock: with nobody left it commits nothing (where it drains, a test notices)',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'isRunning = true',
    change: 'other answer',
    why: 'the connection is one: a second drain waits for it, and finds nobody',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'return',
    change: 'goes on',
    why: 'what is rejected cannot be resolved any more',
  },
  {
    file: 'server/database/sqlite/grouped-writer.ts',
    context: 'await trx.executeQuery(RELEASE)',
    change: 'not done',
    why: 'the next savepoint then lies inside of this one, and the commit releases both',
  },
  {
    file: 'server/database/sqlite/open-sqlite.ts',
    context: 'const START_BUSY_TIMEOUT_MS = 5_000',
    change: 'other limit',
    why: "how long a start waits for another process is nobody's promise",
  },
  {
    file: 'server/database/sqlite/open-sqlite.ts',
    context: 'if (database.isOpen) database.close()',
    change: 'always',
    why: 'nothing before it closes the database',
  },
  {
    file: 'server/database/sqlite/sqlite-errors.ts',
    context:
      "const hasCode = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'",
    change: 'other operator',
    why: 'no code is read as 0 then, which is that of no failure',
  },
  {
    file: 'server/database/sqlite/sqlite-errors.ts',
    context: 'return hasCode ? (error.errcode as number) & 0xff : null',
    change: 'always',
    why: 'no code is read as 0 then, which is that of no failure',
  },
  {
    file: 'server/mail/may-acknowledge.ts',
    context: 'await takeTurn(trx, `acknowledgement ${recipient}`)',
    change: 'not done',
    why: 'SQLite runs one unit at a time; several-processes.test.ts of the database asks where two can meet',
  },
  {
    file: 'server/mail/may-acknowledge.ts',
    context: 'if (cap === Number.POSITIVE_INFINITY) return true',
    change: 'never',
    why: 'every count is below infinity: one question more, and the same answer',
  },
  {
    file: 'server/mail/may-acknowledge.ts',
    context: 'if (count < cap - NEAR_THE_CAP) return true',
    change: 'never',
    why: 'a turn more is taken and the count asked again: slower, and the same answer',
  },
  {
    file: 'server/mail/render-mail.ts',
    context: 'compiled.set(template, parts)',
    change: 'link left out',
    why: 'what is compiled again is the same',
  },
  {
    file: 'server/mail/render-mail.ts',
    context: 'compiled.set(template, parts)',
    change: 'not done',
    why: 'what is compiled again is the same',
  },
  {
    file: 'server/plugins/body-time.ts',
    context: 'isClosed = true',
    change: 'not done',
    why: 'only requests that tests inject outlive their server',
  },
  {
    file: 'server/plugins/body-time.ts',
    context: 'isClosed = true',
    change: 'other answer',
    why: 'only requests that tests inject outlive their server',
  },
  {
    file: 'server/plugins/body-time.ts',
    context: 'if (raw.complete || raw.readableEnded || isClosed) return',
    change: 'never',
    why: 'a real request closes with its body: whole and open are only those that tests inject',
  },
  {
    file: 'server/plugins/body-time.ts',
    context: 'if (raw.complete || raw.readableEnded || isClosed) return',
    change: 'other operator',
    why: 'a real request closes with its body: whole and open are only those that tests inject',
  },
  {
    file: 'server/plugins/body-time.ts',
    context: 'if (raw.complete || raw.readableEnded || isClosed) return',
    change: 'goes on',
    why: 'a real request closes with its body: whole and open are only those that tests inject',
  },
  {
    file: 'server/plugins/body-time.ts',
    context: 'clearTimeout(timer)',
    change: 'not done',
    why: 'it then finds the connection closed, and tells nobody',
  },
  {
    file: 'server/plugins/body-time.ts',
    context: /^raw\.once\(.close., \(\) => \{$/,
    change: 'not done',
    why: 'it then finds the connection closed, and tells nobody',
  },
  {
    file: 'server/rate-limits/count-post.ts',
    context: "if (subject.limit !== 'site') await takeTurn(trx, `limit ${newest}`)",
    change: 'always',
    why: "the site's turn makes every post wait for every other: slower, and the same is counted",
  },
  {
    file: 'server/rate-limits/count-post.ts',
    context: "if (subject.limit !== 'site') await takeTurn(trx, `limit ${newest}`)",
    change: 'other operator',
    why: "the site's turn makes every post wait for every other, and so for those of its network",
  },
  {
    file: 'server/rate-limits/counted-post-rows.ts',
    context: 'if (subjects.length === 0) return null',
    change: 'never',
    why: 'SQLite finds nothing in an empty list; on PostgreSQL pressure.test.ts asks',
  },
  {
    file: 'server/rate-limits/mailbox-hashes.ts',
    context: 'if (name === null) return []',
    change: 'never',
    why: 'nothing is counted under the hash of nobody',
  },
  {
    file: 'server/rate-limits/request-limits.ts',
    context: 'refuseKnown(subjects) // meanwhile: many that came together find it out here',
    change: 'not done',
    why: 'the count in the database refuses as well, only later',
  },
  {
    file: 'server/rate-limits/request-limits.ts',
    context: 'if (refusal !== null) throw refusal',
    change: 'not thrown',
    why: 'the count in the database refuses as well, only later',
  },
  {
    file: 'server/review/remind-of-reviews.ts',
    context: 'await takeTurn(trx, `review reminder ${mailbox}`)',
    change: 'not done',
    why: 'SQLite runs one unit at a time; on PostgreSQL the same test has three remind at once',
  },
  {
    file: 'server/review/review-rows.ts',
    context: "if (kind === 'ticket') await deleteSecrets(trx, await findSecretHashes(trx, record.id))",
    change: 'always',
    why: 'nothing but a ticket has secrets',
  },
  {
    file: 'server/review/review-rows.ts',
    context: '.$if(runsSideBySide(trx), (query) => query.forUpdate())',
    change: 'link left out',
    why: 'SQLite runs one unit at a time; on PostgreSQL review.test.ts has two people release at once',
  },
  {
    file: 'server/support-ticket/ticket-secret-rows.ts',
    context:
      "if (hashes.length > 0) await db.deleteFrom('ticket_secret').where('hash', 'in', hashes).execute()",
    change: 'other operator',
    why: 'nothing is deleted by a list of nothing',
  },
  {
    file: 'server/suspicion/examine-post.ts',
    context: "if (typeof token === 'string' || !token.asksProof) return 'wrong' // not worth our work either",
    change: 'never',
    why: 'a proof without a token is wrong, and one nobody asked for counts for nothing: only the work is saved',
  },
  {
    file: 'server/suspicion/examine-post.ts',
    context: "if (typeof token === 'string' || !token.asksProof) return 'wrong' // not worth our work either",
    change: 'other operator',
    why: 'a proof without a token is wrong, and one nobody asked for counts for nothing: only the work is saved',
  },
  {
    file: 'server/suspicion/examine-post.ts',
    context: "const isThere = typeof body === 'object' && body !== null && Object.hasOwn(body, name)",
    change: 'other operator',
    why: 'what has no such member has none to read either; a body that is none was refused by its shape',
  },
  {
    file: 'server/suspicion/examine-post.ts',
    context: 'return isThere ? (body as Record<string, unknown>)[name] : undefined',
    change: 'always',
    why: 'what has no such member has none to read either; a body that is none was refused by its shape',
  },
  {
    file: 'server/suspicion/form-secret.ts',
    context: 'if (known !== undefined) return known',
    change: 'never',
    why: 'another is not written over it, and it is read once more',
  },
  {
    file: 'server/suspicion/form-secret.ts',
    context: 'await trx',
    change: 'link left out',
    why: 'SQLite runs one unit at a time; on PostgreSQL the same test has three meet',
  },
  {
    file: 'server/suspicion/form-token.ts',
    context: 'if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null',
    change: 'never',
    why: 'the letters are compared below; how long that takes no test can tell',
  },
  {
    file: 'server/visitor/day-keys.ts',
    context: 'const KEY_BYTES = 32',
    change: 'other limit',
    why: 'a longer key hides as much',
  },
  {
    file: 'server/visitor/day-keys.ts',
    context: 'if (known.today !== undefined) return [known.today, ...known.earlier]',
    change: 'never',
    why: 'the key is looked for once more, after a turn, and found',
  },
  {
    file: 'server/visitor/day-keys.ts',
    context: 'earlier: rows.filter((row) => row.day !== day).map(({ key }) => key),',
    change: 'link left out',
    why: 'a key that is named twice finds what it finds once',
  },
  {
    file: 'server/visitor/visitor-network.ts',
    context: "const bare = address.replace(/%.*$/, '') // the interface of a link-local address",
    change: 'no anchor',
    why: 'the rest of a line ends where it ends',
  },
  {
    file: 'server/visitor/visitor-network.ts',
    context:
      "return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => '0'), ...right]",
    change: 'other operator',
    why: 'of an address with groups on the left only the first four count',
  },
]

/** Why a mutant cannot be noticed; null: it can. */
export function whyEquivalent({ file, context, change }: Mutant): string | null {
  const known = EQUIVALENTS.find(
    (candidate) =>
      candidate.file === file && candidate.change === change && isLine(candidate.context, context),
  )
  return known?.why ?? null
}

function isLine(known: string | RegExp, line: string): boolean {
  return typeof known === 'string' ? known === line : known.test(line)
}
