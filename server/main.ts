import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

import { projectFolder } from './project-folder.ts'

/**
 * The process, as it is written or packed (`tools/build-server.ts`). Compiled code is kept beside the packages, not
 * in the shared temporary folder where others could plant theirs: it halves the time to load. The rest is therefore
 * imported after that is set up.
 */
enableCompileCache(join(projectFolder(), 'node_modules/.cache/compiled'))
process.setSourceMapsEnabled(true) // stacks of the packed server name the files that were written

try {
  const { start } = await import('./start.ts')
  await start()
  flushCompileCache() // otherwise written at a clean exit only
} catch (error) {
  // One line, then out: what is wrong before the start is for whoever starts it to mend.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
