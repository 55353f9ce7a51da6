import type { StoreClock, Write } from '../../store/store.ts'

/** The right to read the mailbox: one process has it at a time. */
export interface ReaderLease {
  /** Whether this process has it, now and for the next while; takes or renews it. */
  hold: () => Promise<boolean>
  /** Gives it up, so that another process goes on at once. */
  release: () => Promise<void>
}

/** How often it is asked for; with `LEASE_MS` another process goes on within a minute after one died. */
export const LEASE_RENEW_MS = 10_000
const LEASE_MS = 40_000
/** The row in `server_state`: the owner's name, and until when. */
const NAME = 'mail reader'

/** Where one process has the store, it always has the right. */
const ALONE: ReaderLease = { hold: () => Promise.resolve(true), release: () => Promise.resolve() }

/**
 * The lease of a process, in the store that all share. It only spares work: who receives a mail twice is told by
 * the store, so a lease lost unnoticed does no harm.
 * @param clock null: one process has the store
 * @param owner the same after a restart, so that it goes on at once
 */
export function createReaderLease(write: Write, clock: StoreClock | null, owner: string): ReaderLease {
  if (clock === null) return ALONE
  let heldAt = Number.NEGATIVE_INFINITY

  return {
    async hold() {
      if (performance.now() - heldAt < LEASE_RENEW_MS) return true
      const begun = performance.now()
      const isHeld = await write(async (trx) => {
        const now = await clock(trx)
        const until = new Date(now.getTime() + LEASE_MS).toISOString()
        const row = await trx
          .insertInto('server_state')
          .values({ name: NAME, value: owner, changed_at: until })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ value: owner, changed_at: until })
              .where((is) =>
                is.or([
                  is('server_state.value', '=', owner),
                  is('server_state.changed_at', '<', now.toISOString()),
                ]),
              ),
          )
          .returning('name')
          .executeTakeFirst()
        return row !== undefined
      })
      heldAt = isHeld ? begun : Number.NEGATIVE_INFINITY
      return isHeld
    },
    async release() {
      heldAt = Number.NEGATIVE_INFINITY
      await write((trx) =>
        trx.deleteFrom('server_state').where('name', '=', NAME).where('value', '=', owner).execute(),
      )
    },
  }
}
