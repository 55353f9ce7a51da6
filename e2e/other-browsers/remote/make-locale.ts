import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * WebKitGTK speaks to sites in the language of its process, and that must be a locale the C library has: makes it
 * of Debian's package `locales`, in a folder to be named by `LOCPATH`.
 * @param language such as `ru-RU`
 */
export async function makeLocale(folder: string, language: string): Promise<void> {
  const name = language.replace('-', '_')
  const path = join(folder, `${name}.UTF-8`)
  if (existsSync(path)) return
  await promisify(execFile)('localedef', ['-i', name, '-f', 'UTF-8', '--no-archive', path])
}
