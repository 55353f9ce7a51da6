import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/**
 * The folder of the project, where `dist/`, `content/` and the packages are: the nearest one above this module
 * that has a `package.json`. The module is read from `server/` or, packed, from `dist/server/`.
 */
export function projectFolder(): string {
  const found = findPackageJSON(import.meta.url)
  if (found === undefined)
    throw new Error('The server must lie in its project: no folder above it has a package.json')
  return dirname(found)
}
