import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import { countUnsentMails } from '../../mail/outbox/unsent-mails.ts'
import { gauge } from './gauge.ts'

/** How many mails wait and are dead, and for how long the oldest waits, in Prometheus's text format. */
export async function outboxMetrics(db: Kysely<Database>, now: Date): Promise<string> {
  const { waiting, waitingSince, dead } = await countUnsentMails(db)
  const age = waitingSince === null ? 0 : Math.max(0, now.getTime() - waitingSince.getTime()) / 1_000
  return [
    ...gauge('valmis_outbox_backlog', 'Mails that wait or are being sent.', waiting),
    ...gauge('valmis_outbox_oldest_seconds', 'How long the oldest of them waits.', age),
    ...gauge('valmis_outbox_dead', 'Mails that were given up.', dead),
    '',
  ].join('\n')
}
