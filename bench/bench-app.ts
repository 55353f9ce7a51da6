import { randomBytes } from 'node:crypto'

import { TEST_FORM_SECRET } from '../server/test-posts.ts'
import { buildApp } from '../server/app.ts'
import { createLogger } from '../server/log.ts'
import { realEffects } from '../server/operations/real-effects.ts'
import type { Settings } from '../server/settings.ts'
import type { Write } from '../server/store/store.ts'

/** The API alone on a store: everything is real, but no mail is sent. */
export function buildBenchApp(settings: Settings, write: Write) {
  return buildApp({
    settings,
    site: null,
    write,
    ...realEffects(),
    formSecret: settings.formSecret ?? TEST_FORM_SECRET,
    countryOf: () => Promise.resolve(null),
    wakeOutbox: () => undefined,
    randomBytes,
    log: createLogger('silent'),
  })
}
