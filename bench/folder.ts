import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is removed with its scope. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'valmis-bench-'))
  return {
    path,
    [Symbol.dispose]: () => {
      rmSync(path, { recursive: true, force: true })
    },
  }
}
