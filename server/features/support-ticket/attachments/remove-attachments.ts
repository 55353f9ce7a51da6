import type { Write } from '../../../store/writer.ts'
import { findAbandonedAttachments, markLeaving, removeSomeOf } from './attachment-rows.ts'

/** No file arrives for longer (limits.ts): what still does was cut off by a crash. */
const LONGEST_ARRIVAL_MS = 15 * 60 * 1_000
/** Time to finish writing a ticket, and to come back to it the next morning. */
const UNCLAIMED_LIFETIME_MS = 24 * 60 * 60 * 1_000

/**
 * Removes a file nobody has claimed, in several transactions: removing ten megabytes in one holds up everybody
 * else. Once it is marked nobody can claim it; a crash in between is cleared up by `removeAbandoned`.
 */
export async function removeAttachment(write: Write, id: string): Promise<void> {
  const isLeaving = await write((trx) => markLeaving(trx, id))
  let isGone = !isLeaving
  while (!isGone) isGone = await write((trx) => removeSomeOf(trx, id))
}

/**
 * Removes what was never claimed, never finished, or never removed to its end.
 * @param aloneSince since when the only server on this store runs: what began to arrive before never ends.
 */
export async function removeAbandonedAttachments(
  write: Write,
  now: Date,
  aloneSince = new Date(0),
): Promise<void> {
  const begunBefore = new Date(Math.max(now.getTime() - LONGEST_ARRIVAL_MS, aloneSince.getTime()))
  const unclaimedSince = new Date(now.getTime() - UNCLAIMED_LIFETIME_MS)
  const ids = await write((trx) => findAbandonedAttachments(trx, begunBefore, unclaimedSince))
  for (const id of ids) await removeAttachment(write, id)
}
