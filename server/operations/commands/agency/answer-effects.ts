import { randomInt } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { Database } from '../../../store/tables.ts'
import { describeOthers, otherThanAtStart } from '../../last-start.ts'
import { mailIdentity, ownMailboxesOf } from '../../../mail/own-mailboxes.ts'
import type { Effects } from '../../../effects.ts'
import { heldIds } from '../../../abuse/review/review-rows.ts'
import { CommandRefused, type CommandContext } from './command-context.ts'

/** Effects for commands that write to customers: the same mails as the server's. */
export function commandEffects({ settings, renderMail, now, newId, newSecret }: CommandContext): Effects {
  return {
    now,
    newId,
    newSecret,
    randomBelow: randomInt,
    renderMail,
    identity: mailIdentity(settings),
    places: settings,
    ownMailboxes: ownMailboxesOf(settings),
    acknowledgementsAnHour: settings.acknowledgementsAnHour,
  }
}

/** Refuses to send or remove with settings other than the server's: mails and links would be wrong. */
export async function refuseOtherSettings({ openStore, settings }: CommandContext): Promise<void> {
  const { db } = await openStore()
  const others = await otherThanAtStart(db, settings)
  if (others.length === 0) return
  throw new CommandRefused(
    `The server was started with other settings: ${describeOthers(others)}. Give the command those of the server, or restart the server with these`,
  )
}

/** The ticket; throws a sentence if there is none. */
export function known<Ticket>(ticket: Ticket | undefined, number: string): Ticket {
  if (ticket === undefined) throw new CommandRefused(`There is no ticket ${number}`)
  return ticket
}

/** Refuses to write to a customer whose ticket was set aside, unless the staff say they have decided. */
export async function refuseHeld(
  trx: Kysely<Database>,
  ticket: { id: string; number: string },
): Promise<void> {
  const held = await heldIds(trx).where('record_id', '=', ticket.id).executeTakeFirst()
  if (held === undefined) return
  const command = `npm run agency review release ${ticket.number}`
  throw new CommandRefused(`${ticket.number} was set aside: "${command}" lets it through`)
}
