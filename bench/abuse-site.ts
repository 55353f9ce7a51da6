import { randomUUID } from 'node:crypto'

import { loadTestSite } from '../server/http/built-pages/test-site.ts'
import { readSettings } from '../server/settings.ts'
import { openDatabase } from '../server/store/open-database.ts'
import { buildBenchApp } from './bench-app.ts'

/** What became of a post. */
export interface Fate {
  status: number
  ms: number
  text: string
}

/** The whole server with a port and a database of its own, and a clock that only the script moves. */
export async function startAbusedSite(dataDir: string) {
  let time = Date.parse('2026-03-02T00:00:00Z')
  const now = () => new Date(time)
  const settings = readSettings({ TRUST_PROXY: '127.0.0.1', DATA_DIR: dataDir })
  const store = await openDatabase(settings)
  const app = await buildBenchApp({
    settings,
    site: loadTestSite(),
    write: store.write,
    now,
    formSecret: randomUUID(),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const from = (network: string) => ({ 'x-forwarded-for': network })
  return {
    db: store.db,
    advance: (ms: number) => void (time += ms),
    /** Headers of a post, with the token its form got. */
    async begin(network: string): Promise<Record<string, string>> {
      const answer = await fetch(new URL('/api/form-token', url), { headers: from(network) })
      const { token } = (await answer.json()) as { token: string }
      return { 'form-token': token }
    },
    async post(
      network: string,
      path: string,
      body: object,
      headers: Record<string, string> = {},
    ): Promise<Fate> {
      const begun = performance.now()
      const isForm = headers['content-type'] !== undefined
      const answer = await fetch(new URL(path, url), {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', ...from(network), ...headers },
        body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: answer.status, ms: performance.now() - begun, text }
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await store.db.destroy()
    },
  }
}
export type AbusedSite = Awaited<ReturnType<typeof startAbusedSite>>
