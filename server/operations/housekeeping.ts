import type { Db } from '../store/tables.ts'
import type { Write } from '../store/store.ts'
import { describeError, type Logger } from '../log.ts'

const PREFIX = 'housekeeping: '

/** The hourly steps, also run at the start, by name. */
export type HousekeepingSteps = Readonly<Record<string, () => Promise<unknown>>>

/** Runs each step, whatever the others do; a failure is logged, and known to the doctor until it is over. */
export async function runHousekeeping(
  steps: HousekeepingSteps,
  { write, now, log }: { write: Write; now: () => Date; log: Logger },
): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step()
      await write((trx) =>
        trx
          .deleteFrom('server_state')
          .where('name', '=', PREFIX + name)
          .execute(),
      )
    } catch (error) {
      log.error({ step: name, error: describeError(error) }, 'housekeeping failed')
      const value = error instanceof Error ? error.name : typeof error // the message may contain a visitor's words
      const row = { name: PREFIX + name, value, changed_at: now().toISOString() }
      await write((trx) => putState(trx, [row])).catch(() => undefined) // the log has it
    }
  }
}

export async function failedHousekeeping(db: Db): Promise<{ step: string; kind: string; at: string }[]> {
  const rows = await readState(db, PREFIX)
  return rows.map(({ name, value, changed_at }) => ({ step: name, kind: value, at: changed_at }))
}

/** The facts about the server whose names begin so, by the rest of their names. */
export async function readState(db: Db, prefix: string) {
  const rows = await db.selectFrom('server_state').selectAll().where('name', 'like', `${prefix}%`).execute()
  return rows.map(({ name, ...row }) => ({ ...row, name: name.slice(prefix.length) }))
}

/** Stores a fact about the server, replacing the previous one. */
export async function putState(
  trx: Db,
  rows: readonly { name: string; value: string; changed_at: string }[],
): Promise<void> {
  await trx
    .insertInto('server_state')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute()
}
