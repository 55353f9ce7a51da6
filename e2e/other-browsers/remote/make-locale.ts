import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * WebKitGTK takes its language from the process's locale, which the C library must have: makes it from
 * Debian's package `locales`, in a folder for `LOCPATH`.
 * @param language such as `ru-RU`
 */
export async function makeLocale(folder: string, language: string): Promise<void> {
  const name = language.replace('-', '_')
  const path = join(folder, `${name}.UTF-8`)
  if (existsSync(path)) return
  await promisify(execFile)('localedef', ['-i', name, '-f', 'UTF-8', '--no-archive', path])
}
