import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Browser, BrowserContext, Page } from 'puppeteer-core'

import { within } from '../../store/within.ts'
import type { LookSettings } from './look.ts'
import { RefusedError } from './public-address.ts'

/** A browser with a profile of its own, which ends with it, and with this process however that ends. */
export type OpenBrowser = Awaited<ReturnType<typeof openBrowser>>

const PROFILE = 'valmis-look-'
const PAGE_MS = 8_000
const WORDS_MS = 3_000
const FLAGS = [
  '--proxy-bypass-list=<-loopback>', // this machine too only through the proxy, which refuses it
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1', // names are the proxy's matter
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--block-new-web-contents', // popups; only the shell knows it
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--js-flags=--max-old-space-size=512',
  '--renderer-process-limit=3',
  // Frames of others in the page's process: less memory, and one stream of events. There is nothing to steal here.
  '--disable-site-isolation-trials',
  '--lang=en-US',
]

/**
 * Starts a browser whose every connection goes to a proxy on this machine. It hears us over a pipe: no port
 * is open, and when this process ends, even by `kill -9`, the pipe ends and the browser with it.
 * @throws where the optional packages are missing or the browser does not start.
 */
export async function openBrowser(settings: LookSettings & { browserPath: string }, proxyPort: number) {
  const { default: puppeteer } = await import('puppeteer-core')
  const profile = await mkdtemp(join(tmpdir(), `${PROFILE}${process.pid}-`))
  const removeProfile = () => rm(profile, { recursive: true, force: true, maxRetries: 5 })
  // none of our own environment: it knows the database
  const env = { PATH: process.env['PATH'], HOME: profile, TMPDIR: profile, LANG: 'C.UTF-8' }
  const args = [
    ...FLAGS,
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    ...(settings.sandbox ? [] : ['--no-sandbox']),
  ]
  let browser: Browser
  try {
    browser = await puppeteer.launch({
      executablePath: settings.browserPath,
      headless: settings.browserPath.includes('shell') ? 'shell' : true,
      pipe: true,
      userDataDir: profile,
      args,
      env,
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
      timeout: 15_000,
      protocolTimeout: 30_000,
    })
  } catch (error) {
    const words = await ownWords(settings.browserPath, args, env)
    await removeProfile()
    throw words === '' ? error : new Error(words, { cause: error })
  }
  const ours = new Set<Page>()
  let expected = 0
  browser.on('targetcreated', (target) => {
    const kind: string = target.type()
    if (kind !== 'page' || expected > 0) return
    void target
      .page()
      .then((page) => (page && !ours.has(page) ? page.close() : undefined))
      .catch(() => undefined) // gone already
  })
  return {
    version: (await browser.version()).replace(/^.*\//, ''),
    isGone: () => !browser.connected,
    newContext: () => browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } }),
    newPage: async (context: BrowserContext) => {
      expected += 1
      try {
        const page = await within(PAGE_MS, context.newPage(), () => new RefusedError('timed-out'))
        ours.add(page)
        page.on('dialog', (dialog) => {
          dialog.dismiss().catch(() => undefined) // gone already
        })
        return page
      } finally {
        expected -= 1
      }
    },
    close: async () => {
      const child = browser.process()
      const isRunning = child?.exitCode === null && child.signalCode === null
      const gone = isRunning ? new Promise((resolve) => child.once('exit', resolve)) : null
      if (child?.pid !== undefined) killGroup(child.pid) // first: a storm of events would delay what follows
      await browser.disconnect()
      for (const pipe of child?.stdio ?? []) pipe?.destroy()
      await gone
      await removeProfile()
    },
  }
}

/** What a browser that does not start has to say about it: over a pipe that does not come. */
async function ownWords(path: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const asked = [...args, '--headless', '--dump-dom', 'about:blank']
  try {
    return (await promisify(execFile)(path, asked, { env, timeout: WORDS_MS, killSignal: 'SIGKILL' })).stderr
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  }
}

/** Ends a browser with all its processes: Debian's is started by a script, which would be the only one to end. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL') // hung pages would take their time over a plain end
  } catch {
    // has ended already
  }
}

/** Removes profiles of processes that are no more: an earlier one may have had our id, as in a container. */
export async function removeStaleProfiles(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${PROFILE}(\\d+)-`).exec(name)?.[1] ?? Number.NaN)
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined) // another user's
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
