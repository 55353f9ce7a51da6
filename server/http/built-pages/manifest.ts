import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ENCODINGS, type Encoding } from './negotiate-encoding.ts'

/** What the build says of one URL. */
export interface ManifestEntry {
  path: string
  /** Relative to `dist/`. */
  file: string
  type: string
  /** Strong and quoted. */
  etag: string
  /** The name carries a hash of the content. */
  immutable: boolean
  /** Which compressed copies stand beside the file. */
  encodings: readonly Encoding[]
  /** Content-Security-Policy of a page, with the hashes of its inline scripts. */
  csp: string | null
}

/** Reads `dist/server/manifest.json`, which lies outside the served tree; throws when it is not one. */
export function readManifest(dist: string): readonly ManifestEntry[] {
  const content: unknown = JSON.parse(readFileSync(join(dist, 'server', 'manifest.json'), 'utf8'))
  const files = typeof content === 'object' && content !== null && 'files' in content ? content.files : null
  if (!Array.isArray(files) || !files.every(isEntry))
    throw new Error('dist/server/manifest.json is malformed')
  return files
}

/** By hand: loading a validator for this one file would cost a tenth of the time to start. */
function isEntry(entry: unknown): entry is ManifestEntry {
  const { path, file, type, etag, immutable, encodings, csp } = Object(entry) as Record<string, unknown>
  const isText = [path, file, type, etag].every((value) => typeof value === 'string')
  const isKnown =
    Array.isArray(encodings) && encodings.every((encoding) => ENCODINGS.includes(encoding as Encoding))
  const isPage = typeof csp === 'string' || csp === null
  return isText && isKnown && isPage && typeof immutable === 'boolean' && /^"[^"]+"$/.test(String(etag))
}
