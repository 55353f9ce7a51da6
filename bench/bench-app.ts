import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'

import { buildApp, type Dependencies } from '../server/app.ts'
import { newTicketSecret } from '../server/features/support-ticket/ticket-rows.ts'
import { createLogger } from '../server/log.ts'
import { readMailTemplates } from '../server/mail/render/mail-templates.ts'
import { createMailRenderer } from '../server/mail/render/render-mail.ts'
import { MAIL_KINDS } from '../server/operations/mail-kinds.ts'

/** The server without its outbox: no mail is sent. Everything is real except what is given. */
export function buildBenchApp(
  given: Pick<Dependencies, 'settings' | 'site' | 'write' | 'now' | 'formSecret'>,
) {
  return buildApp({
    ...given,
    renderMail: createMailRenderer(
      readMailTemplates(join(import.meta.dirname, '../content/mail'), MAIL_KINDS),
    ),
    countryOf: () => Promise.resolve(null),
    wakeOutbox: () => undefined,
    newId: randomUUIDv7,
    newSecret: newTicketSecret,
    randomBelow: randomInt,
    randomBytes,
    log: createLogger('silent'),
  })
}
