import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'

import { TEST_FORM_SECRET } from '../server/abuse/suspicion/a-form-token.ts'
import { buildApp } from '../server/app.ts'
import { createLogger } from '../server/log.ts'
import { readMailTemplates } from '../server/mail/render/mail-templates.ts'
import { createMailRenderer } from '../server/mail/render/render-mail.ts'
import { MAIL_KINDS } from '../server/operations/mail-kinds.ts'
import type { Settings } from '../server/settings.ts'
import type { Write } from '../server/store/store.ts'
import { newLinkSecret } from '../server/secret.ts'

/** The API alone on a store: everything is real, but no mail is sent. */
export function buildBenchApp(settings: Settings, write: Write) {
  const templates = readMailTemplates(join(import.meta.dirname, '../content/mail'), MAIL_KINDS)
  return buildApp({
    settings,
    site: null,
    write,
    now: () => new Date(),
    formSecret: settings.formSecret ?? TEST_FORM_SECRET,
    renderMail: createMailRenderer(templates),
    countryOf: () => Promise.resolve(null),
    wakeOutbox: () => undefined,
    newId: randomUUIDv7,
    newSecret: newLinkSecret,
    randomBelow: randomInt,
    randomBytes,
    log: createLogger('silent'),
  })
}
