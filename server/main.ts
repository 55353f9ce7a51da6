import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

import { projectFolder } from './project-folder.ts'

/**
 * The process, from source or packed (`tools/build-server.ts`). The compile cache halves the load time; it is
 * beside the packages, because in a shared temporary folder others could plant code. The rest is imported
 * after it is set up.
 */
enableCompileCache(join(projectFolder(), 'node_modules/.cache/compiled'))
process.setSourceMapsEnabled(true) // stack traces of the packed server name the source files

try {
  const { start } = await import('./start.ts')
  await start()
  flushCompileCache() // otherwise written only at a clean exit
} catch (error) {
  // One line, then exit: whoever started it can fix what is wrong before the start.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
