import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
const STAGES = DOCKERFILE.split(/^FROM .*$/m).slice(1)
/** The stages of the Dockerfile: those that build, and the one that runs. */
export const BUILD = STAGES.slice(0, -1).join('')
export const FINAL = STAGES.at(-1) ?? ''
/** Large folders without modules are linked. A linked module would find its packages in this folder. */
const LINKED = ['node_modules/node', 'dist/client']
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; devOptional?: true }>
  }
  return Object.entries(packages)
    .filter(([path, kind]) => path !== '' && !kind.dev && !kind.devOptional)
    .map(([path]) => path)
    .filter((path) => existsSync(join(ROOT, path)))
}

/** What the Dockerfile copies from the built project into the image. */
export function copiedIntoImage(): string[] {
  return [...FINAL.matchAll(/^COPY --from=site \/app\/(\S+) \.\/(?:\S*)$/gm)].map(([, path = '']) => path)
}

/** A folder like the image: what is copied, and the production packages; large ones are links. */
export function imageFolder() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'valmis-image-'))
  const { path } = folder
  const copied = copiedIntoImage().filter((name) => name !== 'node_modules' && existsSync(join(ROOT, name)))
  const isLinked = (from: string) => LINKED.some((name) => from === join(ROOT, name))
  for (const name of [...copied, ...productionPackages()]) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    const filter = (from: string) => !isLinked(from)
    cpSync(join(ROOT, name), join(path, name), { recursive: true, dereference: true, filter })
  }
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(path, name))
  return folder
}
