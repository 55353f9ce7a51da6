import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { promisify } from 'node:util'

import { freePorts } from '../../fixtures/server.ts'
import { hearComplaints } from './hear-complaints.ts'
import type { RealBrowser, RealPage, Visit } from './real-page.ts'
import { newSession, type Session } from './webdriver.ts'

const PATIENCE_MS = 15_000
/** On a busy machine a browser sometimes never reaches its driver; the next one does, within seconds. */
const START_MS = 15_000
const ATTEMPTS = 3

/**
 * Starts only a screen: WebKitGTK's driver takes one visitor at a time, with language and time zone from its
 * environment, so each visit starts a driver and a browser.
 */
export async function startWebKit(driver: string): Promise<RealBrowser> {
  const screen = await startScreen()
  const locales = await mkdtemp(join(tmpdir(), 'valmis-locales-'))
  return {
    visit: async (visit) => {
      await makeLocale(locales, visit.language)
      return visitBy(driver, screen, locales, visit)
    },
    [Symbol.asyncDispose]: async () => {
      await screen[Symbol.asyncDispose]()
      await rm(locales, { recursive: true })
    },
  }
}

async function visitBy(driver: string, screen: Screen, locales: string, visit: Visit): Promise<RealPage> {
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    TZ: visit.timeZone,
    LOCPATH: locales,
    LC_ALL: `${visit.language.replace('-', '_')}.UTF-8`,
  }
  for (let attempt = 1; ; attempt += 1) {
    const process = await startDriver(driver, env)
    try {
      const session = await newSession(process.address, {}, AbortSignal.timeout(START_MS))
      await session.resize(visit.width, visit.height)
      return pageOf(session, async () => {
        await session.end()
        await process.end()
      })
    } catch (error) {
      await process.end()
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function startDriver(driver: string, env: NodeJS.ProcessEnv) {
  const [port = 0] = await freePorts(1)
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env })
  const exited = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  await untilReady(`${address}/status`)
  return {
    address,
    end: async () => {
      child.kill()
      await exited
    },
  }
}

function pageOf(session: Session, end: () => Promise<void>): RealPage {
  const complaints: string[] = []
  return {
    ...session,
    evaluate: async (look, ...args) => {
      const source = `(...args) => ({ heard: (${String(hearComplaints)})(), seen: (${String(look)})(...args) })`
      const { heard, seen } = (await session.execute(source, args)) as { heard: string[]; seen: never }
      complaints.push(...heard)
      return seen
    },
    complaints: () => complaints,
    [Symbol.asyncDispose]: end,
  }
}

async function untilReady(address: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await rest(20)
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** An X server without a monitor; it ends with its scope. */
interface Screen extends AsyncDisposable {
  /** What programs find as `DISPLAY`. */
  display: string
}

/** Starts Xvfb, which chooses a free number and reports it once it is ready. */
async function startScreen(): Promise<Screen> {
  const size = ['-screen', '0', '1600x1200x24']
  const server = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [, , , ready] = server.stdio
  if (!ready) throw new Error('Xvfb was given nowhere to say its number')
  const [number] = (await Promise.race([once(ready, 'data'), failed(server)])) as [Buffer]
  return {
    display: `:${number.toString().trim()}`,
    [Symbol.asyncDispose]: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

async function failed(server: ReturnType<typeof spawn>): Promise<never> {
  const [code] = (await once(server, 'exit')) as [number | null]
  throw new Error(`Xvfb ended with ${code ?? 'a signal'}`)
}

/**
 * WebKitGTK takes its language from the process's locale, which the C library must have: makes it from
 * Debian's package `locales`, in a folder for `LOCPATH`.
 * @param language such as `ru-RU`
 */
async function makeLocale(folder: string, language: string): Promise<void> {
  const name = language.replace('-', '_')
  const path = join(folder, `${name}.UTF-8`)
  if (existsSync(path)) return
  await promisify(execFile)('localedef', ['-i', name, '-f', 'UTF-8', '--no-archive', path])
}
