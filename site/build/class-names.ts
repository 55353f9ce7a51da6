import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const SITE = fileURLToPath(new URL('..', import.meta.url))

/** A class, or the name of an animation. */
const NAMED = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g

/**
 * What it does: names the classes of the built pages by their place in the list of all, `_4f`, the same in
 * every build of the same sources.
 * Why not simpler: a name with its file's hash, `_landmark_1c1g7_3`, stands in the styles and again at every
 * element: 1.5 KiB of a packed home page.
 */
export function classNames(): (name: string, file: string) => string {
  const numbers = new Map<string, number>()
  for (const path of globSync('**/*.module.css', { cwd: SITE }).sort()) {
    for (const [, name = ''] of readFileSync(SITE + path, 'utf8').matchAll(NAMED)) {
      const key = `${path} ${name}`
      if (!numbers.has(key)) numbers.set(key, numbers.size)
    }
  }
  return (name, file) => {
    const key = `${relative(SITE, file.replace(/\?.*$/, ''))} ${name}`
    const number = numbers.get(key)
    if (number === undefined) throw new Error(`${key} was not there when the classes were numbered`)
    return `_${number.toString(36)}`
  }
}
