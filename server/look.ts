import { setPriority } from 'node:os'

import { createLooker } from './features/website-analysis/looker.ts'
import type { LookProgress } from './features/website-analysis/look.ts'
import {
  decodeLookSettings,
  type FromChild,
  type ToChild,
} from './features/website-analysis/look-in-child.ts'

/** Opens strangers' pages for its parent, and ends with it; it has no setting of the server, no store. */
try {
  setPriority(10) // the site goes first; the browser inherits it
} catch {
  // a service that may not change priorities (deploy/valmis.service) looks at its own
}
const looker = createLooker(decodeLookSettings(process.env['LOOK_SETTINGS'] ?? ''))

let told: Promise<unknown> = Promise.resolve()

/** Tells the parent, one thing after another; resolves when it has stored that. */
function tell(message: FromChild): Promise<void> {
  const telling = told.then(() => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    process.once('message', () => resolve(undefined))
    process.send?.(message)
    return promise
  })
  told = telling
  return telling
}

process.on('message', (message: ToChild) => {
  if (!('look' in message)) return
  const progress: LookProgress = { reach: (reach) => tell({ reach }), show: (show) => tell({ show }) }
  void looker.look(message.look, progress).then(async (outcome) => {
    await told // a picture on its way belongs to this look, not to the next
    process.send?.({ outcome } satisfies FromChild)
  })
})

/** What does not end by itself ends with the process, and the browser with that. */
const END_MS = 3_000

async function end(): Promise<void> {
  setTimeout(() => process.exit(1), END_MS)
  await looker.close().catch(() => undefined)
  process.exit(0)
}
process.once('disconnect', () => void end())
process.once('SIGTERM', () => void end())
