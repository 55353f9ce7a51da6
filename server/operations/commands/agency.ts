/** `npm run agency -- <command>`, for who runs the site; but for `restore` the server may run meanwhile. */
import { realEffects } from '../real-effects.ts'
import type { Store } from '../../store/store.ts'
import { createMailDns } from '../doctor/check-mail.ts'
import type { Settings } from '../../settings.ts'
import { readWrittenText } from './agency/read-arguments.ts'
import { runAgency } from './agency/run-agency.ts'
import { openServerStore, runCommand } from './run-command.ts'

await runCommand(runHere)

/** Runs the command of this process; its store is opened when it asks for it, and closed at the end. */
async function runHere(settings: Settings): Promise<number> {
  const stores: Store[] = []
  const { VISUAL, EDITOR } = process.env
  try {
    return await runAgency(process.argv.slice(2), {
      settings,
      async openStore() {
        const store = stores[0] ?? (await openServerStore(settings))
        stores[0] = store
        return store
      },
      print: (text) => process.stdout.write(text),
      readText: (about) => readWrittenText(about, VISUAL ?? EDITOR),
      dns: createMailDns(),
      ...realEffects(),
    })
  } finally {
    await stores[0]?.db.destroy()
  }
}
