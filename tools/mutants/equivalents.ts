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
    file: 'server/mail/may-acknowledge.ts',
    context: 'await takeTurn(trx, `acknowledgement ${recipient}`)',
    change: 'not done',
    why: 'SQLite runs one unit at a time; several-processes.test.ts of the database asks where two can meet',
  },
  {
    file: 'server/support-ticket/ticket-secret-rows.ts',
    context:
      "if (hashes.length > 0) await db.deleteFrom('ticket_secret').where('hash', 'in', hashes).execute()",
    change: 'other operator',
    why: 'nothing is deleted by a list of nothing',
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
