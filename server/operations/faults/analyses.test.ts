import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, inject } from 'vitest'

import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'

import { installedBrowser } from '../../features/website-analysis/find-browser.ts'
import { projectFolder } from '../../project-folder.ts'
import { startTestProcess } from '../../test-process.ts'
import { type FaultStore, test } from './fault-store.ts'
import { isFullRun, times } from './fault-run.ts'
import { headersOf } from './requests.ts'

const PAGE = `<!doctype html><html lang="en"><head><title>Bakery in Tartu, bread every morning</title></head>
<body><h1>Bread</h1><p>Call <a href="tel:+3725551234">+372 555 1234</a></p><img src="/cake.png"></body></html>`
const BUILT = join(projectFolder(), 'dist/server/main.js')
const LOOK_MS = 100
const LONGEST_KILL_MS = 12_000
/** How long a killed server may leave its browser behind. */
const END_LIMIT_MS = 10_000

const isLeftOut = installedBrowser() === null || (inject('postgresUrl') !== undefined && !isFullRun)

describe.skipIf(isLeftOut)('analyses with a real browser', () => {
  const site = createServer((request, response) => {
    if (request.url?.startsWith('/?') || request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    else response.writeHead(404).end()
  })
  beforeAll(() => once(site.listen(0, '127.0.0.1'), 'listening'))
  afterAll(() => {
    site.close()
    site.closeAllConnections()
  })

  /** The server of a store, which may look at these hosts; `tmp` is its own. */
  function start(store: FaultStore, hosts: readonly string[], main?: string) {
    const { port } = site.address() as AddressInfo
    const env = {
      ANALYSIS: 'here',
      ANALYSIS_SANDBOX: process.getuid?.() === 0 ? 'off' : 'on',
      ANALYSIS_HOSTS: hosts.map((host) => `${host}=127.0.0.1:${port}`).join(','),
      TMPDIR: tmpOf(store),
      PATH: process.env['PATH'] ?? '',
    }
    mkdirSync(env.TMPDIR, { recursive: true })
    return startTestProcess({ ...store.env, ...env }, main)
  }

  test.skipIf(!existsSync(BUILT))('posted at once all end in order, told their places', async ({ store }) => {
    const hosts = Array.from({ length: times(1, 20) }, (_, nth) => domainToASCII(`bäckerei${nth}.test`))
    await using server = start(store, hosts, BUILT)
    const address = await server.address()
    const secrets = await Promise.all(hosts.map((host) => ask(address, `http://${host}/`)))
    const waiting = await Promise.all(
      secrets.map(async (secret) => ({ secret, ...(await read(address, secret)) })),
    )
    const inOrder = waiting.toSorted((one, other) => one.place - other.place)
    expect(inOrder.map(({ place }) => place)).toEqual(hosts.map((_, nth) => nth))
    const ends = await Promise.all(inOrder.map(({ secret }) => ended(address, secret)))
    for (const end of ends) expect(end).toMatchObject({ stage: 'done', reason: null })
    const finished = ends.map(({ finishedAt }) => finishedAt)
    expect(finished).toEqual(finished.toSorted())
    const [end] = ends
    expect(end?.host).toMatch(/^bäckerei\d+\.test$/)
    expect(end?.pictures.map(({ device }) => device)).toEqual(['phone', 'desktop'])
    const found = new Map(end?.findings.map((finding) => [finding.id, finding]))
    expect(found.get('brokenPictures')).toMatchObject({ figure: { count: 1 } })
  })

  test.runIf(isFullRun)('killed at any moment, none is lost, and nothing is left', async ({ store }) => {
    const kills = times(1, 100)
    let server = start(store, ['bakery.test'])
    let address = await server.address()
    let tookMs = 3_000
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const kind = (['server', 'child', 'browser'] as const)[kill % 3] ?? 'server'
        const begun = performance.now()
        const secret = await ask(address, `http://bakery.test/?${kill}`)
        await delay(randomInt(0, Math.min(LONGEST_KILL_MS, Math.round(tookMs))))
        const victims = kind === 'server' ? [server.pid] : processesOf(store, kind)
        for (const pid of victims) process.kill(pid, 'SIGKILL')
        if (kind === 'server') {
          await server.exited
          await expect.poll(() => processesOf(store), { timeout: END_LIMIT_MS }).toEqual([])
          server = start(store, ['bakery.test'])
          address = await server.address()
        }
        const { reason } = await ended(address, secret)
        // never `crashed`: it was cut off once only. On a busy machine the site itself may be late
        expect([null, 'timed-out', 'unreachable']).toContain(reason)
        tookMs = performance.now() - begun
      }
      server.kill('SIGTERM')
      await server.exited
      expect(processesOf(store)).toEqual([])
      expect(readdirSync(tmpOf(store)).filter((name) => name.startsWith('valmis-look-'))).toEqual([])
    } finally {
      await server[Symbol.asyncDispose]()
    }
  })
})

function tmpOf(store: FaultStore): string {
  return join(store.dataDir, 'tmp')
}

async function ask(address: URL, url: string): Promise<string> {
  const answer = await fetch(new URL('/api/analyses', address), {
    method: 'POST',
    headers: headersOf(randomUUID()),
    body: JSON.stringify({ url, language: 'en' }),
  })
  expect(answer.status).toBe(202)
  return ((await answer.json()) as { secret: string }).secret
}

async function read(address: URL, secret: string): Promise<AnalysisStatus> {
  const headers = { 'analysis-secret': secret }
  const answer = await fetch(new URL('/api/analyses/status', address), { headers })
  expect(answer.status).toBe(200)
  return (await answer.json()) as AnalysisStatus
}

async function ended(address: URL, secret: string): Promise<AnalysisStatus> {
  for (;;) {
    const status = await read(address, secret)
    if (status.stage === 'done' || status.stage === 'failed') return status
    await delay(LOOK_MS)
  }
}

/** What runs of a store's analyses: the process that looks, its browser, or all with its helpers. */
function processesOf(store: FaultStore, kind: 'child' | 'browser' | 'all' = 'all'): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [command, environment] = ['cmdline', 'environ'].map((file) =>
          readFileSync(`/proc/${pid}/${file}`, 'latin1'),
        )
        if (
          !`${command ?? ''}${environment ?? ''}`.includes(tmpOf(store)) ||
          environment?.includes('DATA_DIR=')
        )
          return false
        const isChild = environment?.includes('LOOK_SETTINGS=') ?? false
        const isBrowser = !isChild && !command?.includes('--type=')
        return kind === 'all' || (kind === 'child' ? isChild : isBrowser)
      } catch {
        return false // it has just ended
      }
    })
}
