import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { NOT_MEASURED, type Measuring } from '#domain/analytics/measuring.ts'

import { API_CONTENT_SECURITY_POLICY, PAGE_HEADERS, PART_HEADERS } from '../security-headers.ts'
import { widenPolicy } from './measuring-policy.ts'
import { ENCODINGS, type Encoding } from './negotiate-encoding.ts'

/** A complete answer; HEAD gets it without the body. */
export interface PageAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | null
}

/** One file in one encoding, with all headers prepared. */
export interface Variant {
  /** Read it once per answer: some are unpacked or read from the disk each time. */
  readonly body: Buffer
  etag: string
  headers: Headers
  /** Without an entity tag, for the not-found page: it answers many addresses. */
  withoutTag: Headers
  /** For 304. */
  unchanged: Headers
}
type Headers = Readonly<Record<string, string>>

export interface SiteFile {
  identity: Variant
  compressed: Readonly<Partial<Record<Encoding, Variant>>>
}

/** The whole built site in memory, by path. */
export type Site = ReadonlyMap<string, SiteFile>

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Pictures for sharing: other sites show them in previews. */
const SHARED = '/share/'
const REVALIDATED = 'public, max-age=0, must-revalidate'
const FILE_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** The built site, its policies widened for the companies that measure it. Throws if it is not whole. */
export function loadSite(dist: string, measuring: Measuring = NOT_MEASURED): Site {
  const widened = readManifest(dist).map((entry) =>
    entry.csp === null ? entry : { ...entry, csp: widenPolicy(entry.csp, entry.path, measuring) },
  )
  return new Map(widened.map((entry) => [entry.path, loadFile(dist, entry)]))
}

function loadFile(dist: string, entry: ManifestEntry): SiteFile {
  const file = join(dist, entry.file)
  const compressed = ENCODINGS.filter((encoding) => entry.encodings.includes(encoding)).map((encoding) => {
    const body = readFileSync(file + FILE_SUFFIXES[encoding])
    return [encoding, { body, ...described(entry, body.length, encoding) }]
  })
  const byEncoding = Object.fromEntries(compressed) as SiteFile['compressed']
  return { identity: plain(entry, file, byEncoding.gzip?.body), compressed: byEncoding }
}

/** Plain copies of all pages, and pictures for sharing, would take most of the memory: made on demand. */
function plain(entry: ManifestEntry, file: string, packed: Buffer | undefined): Variant {
  const headers = described(entry, statSync(file).size, null)
  if (packed === undefined && !entry.path.startsWith(SHARED)) return { body: readFileSync(file), ...headers }
  return {
    get body() {
      return packed === undefined ? readFileSync(file) : gunzipSync(packed)
    },
    ...headers,
  }
}

function described(entry: ManifestEntry, bytes: number, encoding: Encoding | null): Omit<Variant, 'body'> {
  const etag = encoding === null ? entry.etag : `${entry.etag.slice(0, -1)}-${encoding}"`
  const validity = {
    vary: entry.path === '/' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    'cache-control': entry.immutable ? IMMUTABLE : REVALIDATED,
    'content-security-policy': entry.csp ?? API_CONTENT_SECURITY_POLICY,
    ...(entry.csp === null ? PART_HEADERS : PAGE_HEADERS),
    ...(entry.path.startsWith(SHARED) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  }
  const withoutTag = {
    'content-type': entry.type,
    'content-length': String(bytes),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
    ...validity,
  }
  return { etag, withoutTag, headers: { ...withoutTag, etag }, unchanged: { ...validity, etag } }
}

/** What the build says about one URL. */
export interface ManifestEntry {
  path: string
  /** Relative to `dist/`. */
  file: string
  type: string
  /** Strong, with quotes. */
  etag: string
  /** The name contains a hash of the content. */
  immutable: boolean
  encodings: readonly Encoding[]
  /** Content-Security-Policy of a page, with the hashes of its inline scripts. */
  csp: string | null
}

/** Reads `dist/server/manifest.json`, which is outside the served folder; throws when it is malformed. */
function readManifest(dist: string): readonly ManifestEntry[] {
  const content: unknown = JSON.parse(readFileSync(join(dist, 'server', 'manifest.json'), 'utf8'))
  const files = typeof content === 'object' && content !== null && 'files' in content ? content.files : null
  if (!Array.isArray(files) || !files.every(isEntry))
    throw new Error('dist/server/manifest.json is malformed')
  return files
}

/** Checked by hand: a validator for this one file would cost a tenth of the start. */
function isEntry(entry: unknown): entry is ManifestEntry {
  const { path, file, type, etag, immutable, encodings, csp } = Object(entry) as Record<string, unknown>
  const isText = [path, file, type, etag].every((value) => typeof value === 'string')
  const isKnown =
    Array.isArray(encodings) && encodings.every((encoding) => ENCODINGS.includes(encoding as Encoding))
  const isPage = typeof csp === 'string' || csp === null
  return isText && isKnown && isPage && typeof immutable === 'boolean' && /^"[^"]+"$/.test(String(etag))
}
