import { messages } from '#content/messages/messages.ts'

import { queueMail } from '../../mail/outbox/outbox-rows.ts'
import { staffLanguageOf, staffMail } from '../../mail/render/addressed-mail.ts'
import { acquireAdvisoryLock } from '../../store/queries.ts'
import type { Write } from '../../store/store.ts'
import type { Db } from '../../store/tables.ts'
import { staffAddresses } from '../../features/staff/staff-rows.ts'
import { wasReminded, type ReminderEffects } from './remind-of-reviews.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** Mails named in one report; the rest is counted. */
const MOST_LINES = 30

/** Templates of reports about mail, by folder of `content/mail`. */
export const MAIL_TROUBLE_KINDS = ['mail-trouble'] as const

/** Tells each of the staff, once a day at most, which mails came back, wait or could not be read. */
export async function reportMailTrouble(write: Write, effects: ReminderEffects): Promise<void> {
  const addresses = await write((trx) => staffAddresses(trx, effects.places))
  for (const recipient of addresses) await write((trx) => reportTo(trx, recipient, effects))
}

async function reportTo(trx: Db, recipient: string, effects: ReminderEffects): Promise<void> {
  await acquireAdvisoryLock(trx, `mail trouble ${recipient}`)
  const now = effects.now()
  if (await wasReminded(trx, 'mail-trouble', recipient, now)) return
  const last = await trx
    .selectFrom('outbox')
    .select('created_at')
    .where('kind', '=', 'mail-trouble')
    .where('recipient', '=', recipient)
    .where('created_at', '<=', now.toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const since = last?.created_at ?? new Date(now.getTime() - DAY_MS).toISOString()
  const bounced = await trx
    .selectFrom('outbox')
    .select(['recipient', 'bounce'])
    .where('bounced_at', '>', since)
    .orderBy('bounced_at')
    .execute()
  const incoming = await trx
    .selectFrom('incoming_mail')
    .select(['id', 'sender', 'subject', 'outcome', 'reason'])
    .where('outcome', 'in', ['waiting', 'unreadable'])
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute()
  const count = bounced.length + incoming.length
  if (count === 0) return
  const language = staffLanguageOf(effects.places)
  const words: Readonly<Record<string, string>> = messages[language].deskReasons
  const linesOf = (outcome: 'waiting' | 'unreadable') =>
    lines(
      incoming
        .filter((mail) => mail.outcome === outcome)
        .map(
          ({ id, sender, subject, reason }) => `${id}  ${sender}  ${subject}  (${words[reason] ?? reason})`,
        ),
    )
  const mail = staffMail(effects, 'mail-trouble', recipient, null, {
    count: String(count),
    bounced: lines(bounced.map((one) => `${one.recipient}: ${one.bounce ?? ''}`)),
    waiting: linesOf('waiting'),
    unreadable: linesOf('unreadable'),
  })
  await queueMail(trx, mail, effects.newId(), effects)
}

function lines(all: readonly string[]): string {
  const more = all.length - MOST_LINES
  return [...all.slice(0, MOST_LINES), ...(more > 0 ? [`+ ${more}`] : [])].join('\n')
}
