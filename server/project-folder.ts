import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/**
 * The project's folder with `dist/`, `content/` and the packages: the nearest one above this module with a
 * `package.json`. The module is in `server/` or, packed, in `dist/server/`.
 */
export function projectFolder(): string {
  const found = findPackageJSON(import.meta.url)
  if (found === undefined)
    throw new Error('The server must lie in its project: no folder above it has a package.json')
  return dirname(found)
}
