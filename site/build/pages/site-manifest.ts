import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { AstroIntegration } from 'astro'

import { pagePolicy } from './page-policy.ts'
import { PICTURE_FOLDER } from '../share-pictures/picture-order.ts'

/** A built file for the server: path, media type, tag, encodings, policy. */
interface BuiltFile {
  path: string
  file: string
  type: string
  etag: string
  immutable: boolean
  encodings: string[]
  csp: string | null
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest'])
/** Smaller files do not gain from compression. */
const SMALLEST_TO_COMPRESS_BYTES = 128
/** Files compressed in parallel: Node's pool has four threads, and each file has two encodings. */
const LANES = 2
/** Folders whose file names contain a hash of the content. */
const IMMUTABLE = ['/_astro/', '/fonts/', PICTURE_FOLDER]
/** The page of the staff: it shows visitors' pictures, and embeds none of its own. */
const DESK = '/desk'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * What it does: after the build, compresses every text file in two encodings and writes
 * `dist/server/manifest.json`, so that the server answers from memory. Why not simpler: compressing at
 * request time costs nginx itself 98 % of its throughput.
 */
export function siteManifest(): AstroIntegration {
  return {
    name: 'valmis:site-manifest',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const client = fileURLToPath(dir)
        const names = (await readdir(client, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(client.length))
          .filter((name) => !/\.(?:br|gz)$/.test(name))
          .sort()
        const files = await describeAll(client, names)
        const server = join(client, '..', 'server')
        await mkdir(server, { recursive: true })
        await writeFile(join(server, 'manifest.json'), `${JSON.stringify({ files }, null, 1)}\n`)
      },
    },
  }
}

/** One file after the other in each lane: all at once took gigabytes. */
async function describeAll(client: string, names: readonly string[]): Promise<BuiltFile[]> {
  const files: BuiltFile[] = []
  const queue = names.entries()
  const lane = async () => {
    for (const [index, name] of queue) files[index] = await describe(client, name)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return files
}

async function describe(client: string, name: string): Promise<BuiltFile> {
  const extension = extname(name)
  const content = await readFile(join(client, name))
  const path = pathOf(name)
  return {
    path,
    file: `client/${name}`,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: IMMUTABLE.some((folder) => path.startsWith(folder)) || /^\/desk\/.+\.(?:js|css)$/.test(path),
    encodings: COMPRESSIBLE.has(extension) ? await compress(join(client, name), content) : [],
    csp:
      extension === '.html' ? pagePolicy(content.toString('utf8'), path === DESK ? 'blob:' : 'data:') : null,
  }
}

/** `en.html` is served as `/en`, `index.html` as `/`; everything else under its own name. */
function pathOf(name: string): string {
  if (name === 'index.html') return '/'
  return `/${name.replace(/(?:\/index)?\.html$/, '')}`
}

async function compress(path: string, content: Buffer): Promise<string[]> {
  if (content.length < SMALLEST_TO_COMPRESS_BYTES) return []
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ])
  const smaller = [
    { encoding: 'br', suffix: 'br', body: br },
    { encoding: 'gzip', suffix: 'gz', body: gz },
  ].filter(({ body }) => body.length < content.length)
  await Promise.all(smaller.map(({ suffix, body }) => writeFile(`${path}.${suffix}`, body)))
  return smaller.map(({ encoding }) => encoding)
}
