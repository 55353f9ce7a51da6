import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { TEMPORARY } from './test-runner.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What the tests of the server and of the rules need of the project. */
const PARTS = ['server', 'domain', 'content', 'site', 'tools', 'package.json', 'vitest.config.ts']
const CONFIGS = ['tsconfig.json', 'tsconfig.base.json']

/** A copy of the project that may be broken; it goes away with its scope. */
export async function makeScratchCopy() {
  const path = await mkdtemp(join(tmpdir(), 'valmis-mutants-'))
  await chmod(path, 0o755) // PostgreSQL runs as another user
  await mkdir(join(path, TEMPORARY))
  await Promise.all(
    [...PARTS, ...CONFIGS].map((part) => cp(join(ROOT, part), join(path, part), { recursive: true })),
  )
  await symlink(join(ROOT, 'node_modules'), join(path, 'node_modules'))
  return {
    path,
    write: (file: string, content: string) => writeFile(join(path, file), content),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  }
}
