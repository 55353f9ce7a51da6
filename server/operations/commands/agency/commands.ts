import { backup, move, restore } from './backup.ts'
import { close } from './close.ts'
import type { Command } from './desk.ts'
import { doctor } from './doctor.ts'
import { erase } from './erase.ts'
import { exportCommand } from './export.ts'
import { list } from './list.ts'
import { outbox } from './outbox.ts'
import { reply } from './reply.ts'
import { retention } from './retention.ts'
import { review } from './review.ts'
import { show } from './show.ts'

/** The commands by name, in the order the guide lists them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  show,
  reply,
  close,
  review,
  outbox,
  export: exportCommand,
  erase,
  retention,
  backup,
  restore,
  move,
  doctor,
}
