import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect } from '@playwright/test'

import { freePorts } from '../../fixtures/server.ts'
import type { Key, RealBrowser, RealPage, Visit } from './real-page.ts'

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
      const session = await newSession(process.address, AbortSignal.timeout(START_MS))
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
  await expect(async () => {
    expect((await fetch(`${address}/status`)).ok, 'WebKitWebDriver answers').toBe(true)
  }).toPass({ timeout: START_MS, intervals: [20] })
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

type Screen = Awaited<ReturnType<typeof startScreen>>

/** Starts Xvfb, an X server without a monitor, which chooses a free number and reports it once it is ready. */
async function startScreen() {
  const size = ['-screen', '0', '1600x1200x24']
  const server = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [, , , ready] = server.stdio
  if (!ready) throw new Error('Xvfb was given nowhere to say its number')
  const [number] = (await Promise.race([once(ready, 'data'), failed(server)])) as [Buffer]
  return {
    /** What programs find as `DISPLAY`. */
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

/** Names of keys in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEY_VALUES: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** An open session of a WebDriver server: https://www.w3.org/TR/webdriver2/ */
type Session = ReturnType<typeof sessionAt>

/** Opens a session; throws with the driver's message when it refuses. */
async function newSession(driver: string, signal: AbortSignal) {
  const { sessionId } = (await command(driver, 'POST', '/session', { capabilities: {} }, signal)) as {
    sessionId: string
  }
  return sessionAt(`${driver}/session/${sessionId}`)
}

/** Presses keys down in turn, and lets go of the last first. */
function held(values: readonly string[]) {
  const down = values.map((value) => ({ type: 'keyDown', value }))
  return [...down, ...values.toReversed().map((value) => ({ type: 'keyUp', value }))]
}

function sessionAt(session: string) {
  const post = async (path: string, body: object = {}) => {
    await command(session, 'POST', path, body)
  }
  const act = (actions: unknown[], type = 'key') =>
    post('/actions', { actions: [{ type, id: type, actions }] })
  return {
    open: (url: string) => post('/url', { url }),
    reload: () => post('/refresh'),
    goBack: () => post('/back'),
    resize: (width: number, height: number) => post('/window/rect', { width, height }),
    /** Calls a function in the page, given as its source. */
    execute: (source: string, args: readonly unknown[]) =>
      command(session, 'POST', '/execute/sync', {
        script: `return (${source}).apply(null, arguments)`,
        args,
      }),
    click: (x: number, y: number) =>
      act(
        [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
        'pointer',
      ),
    press: (key: Key) => act(held(key.split('+').map((name) => KEY_VALUES[name] ?? name))),
    type: (text: string) => act(Array.from(text).flatMap((letter) => held([letter]))),
    end: () => command(session, 'DELETE', ''),
  }
}

async function command(
  base: string,
  method: string,
  path: string,
  body?: object,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

/**
 * Runs in the page of browsers that do not report errors: records them from the first call on, and returns
 * the new ones. Errors before the first call are missed.
 */
function hearComplaints(): string[] {
  const here = window as Window & { heard?: string[] }
  if (here.heard === undefined) {
    const heard: string[] = (here.heard = [])
    const hear = (event: Event, words: string) => {
      if (!event.defaultPrevented) heard.push(words) // the console is not told either
    }
    addEventListener('error', (event) => hear(event, `uncaught: ${event.message}`))
    addEventListener('unhandledrejection', (event) => {
      const reason = String(event.reason)
      // WebKit's message about a page transition that it skipped itself.
      if (!reason.startsWith('AbortError: Skipping view transition')) hear(event, `unhandled: ${reason}`)
    })
    addEventListener('securitypolicyviolation', (event) =>
      hear(event, `policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
    for (const level of ['error', 'warn'] as const) {
      const { console: page } = globalThis
      const say = page[level].bind(page)
      page[level] = (...words: unknown[]) => {
        heard.push(`console: ${words.map(String).join(' ')}`)
        say(...words)
      }
    }
  }
  return here.heard.splice(0)
}
