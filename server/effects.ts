import { type MailIdentity, mailIdentity, ownMailboxesOf } from './mail/outbox/outbox-rows.ts'
import type { MailPlaces } from './mail/render/addressed-mail.ts'
import type { RenderMail } from './mail/render/render-mail.ts'

/** What features need besides the database. The server and commands bring the real things, tests theirs. */
export interface Effects {
  now: () => Date
  /** Ids that sort by time: random ones would touch eight index pages per request instead of one. */
  newId: () => string
  /** Secrets of links to tickets: at least 128 bits nobody can guess. */
  newSecret: () => string
  /** An unpredictable whole number from 0 to below a limit. */
  randomBelow: (limit: number) => number
  renderMail: RenderMail
  identity: MailIdentity
  places: MailPlaces
  /** See `mayAcknowledge`. */
  ownMailboxes: readonly string[]
  acknowledgementsAnHour: number
}

/** Effects that differ between the server, the commands and tests. */
export type GivenEffects = Pick<Effects, 'now' | 'newId' | 'newSecret' | 'randomBelow' | 'renderMail'>

/** Effects with what follows from the settings. */
export function createEffects(
  settings: MailPlaces & { mailFrom: string; acknowledgementsAnHour: number },
  { now, newId, newSecret, randomBelow, renderMail }: GivenEffects,
): Effects {
  return {
    now,
    newId,
    newSecret,
    randomBelow,
    renderMail,
    identity: mailIdentity(settings),
    places: settings,
    ownMailboxes: ownMailboxesOf(settings),
    acknowledgementsAnHour: settings.acknowledgementsAnHour,
  }
}
