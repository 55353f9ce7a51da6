import type { Observation } from '#domain/website-analysis/observation.ts'

import { within } from '../../store/within.ts'
import { openBrowser, type OpenBrowser, removeStaleProfiles } from './browser.ts'
import { type DeviceLook, lookOn, userAgentOf } from './device-look.ts'
import { createGuard } from './guard.ts'
import { type GuardedProxy, startGuardedProxy } from './guarded-proxy.ts'
import { runLighthouse } from './lighthouse-run.ts'
import type { Looker, LookOutcome, LookProgress, LookSettings } from './look.ts'
import { readDocument } from './page-document.ts'
import { RefusedError, type Resolve, systemResolve } from './public-address.ts'
import { checkLinks, connectionOf, fetchPage, type SentPage, type Visitor } from './site-visit.ts'

/** A look ends by then, with what there is (45 s with cleaning up, on a busy machine). */
const WHOLE_MS = 38_000
/** Desktop and Lighthouse end by then, so that there is time to clean up. */
const MEASURED_BY_MS = 34_000
const DESKTOP_MS = 15_000
/** A page that ends the browser is opened once more. */
const TRIES = 2
/** Has nothing to read, but something to see. */
const DRAWS = /<(?:iframe|frame|canvas|video|svg|object|embed)\b/i

/**
 * Looks at strangers' websites, one at a time. Everything goes through a guard that lets it out to the public
 * net only. The process it runs in should be a low-priority one of its own.
 * @param resolve for tests.
 */
export function createLooker(settings: LookSettings, resolve: Resolve = systemResolve): Looker {
  let stop = () => Promise.resolve<undefined>(undefined)
  const cleaned = removeStaleProfiles().catch(() => undefined) // somebody else's temporary folder
  return {
    async look(address, progress) {
      await cleaned
      const guard = createGuard({ hosts: settings.hosts, resolve })
      const { promise: ended, resolve: end } = Promise.withResolvers<undefined>()
      stop = () => {
        guard.end('timed-out')
        return ended
      }
      const timer = setTimeout(() => guard.end('timed-out'), WHOLE_MS)
      const look = new Look(
        settings,
        { guard, userAgent: settings.userAgent, skipHosts: settings.skipHosts },
        progress,
      )
      try {
        return await look.run(address)
      } catch (error) {
        if (error instanceof RefusedError) return { observation: null, reason: error.reason }
        // the browser's own errors: it went away, or answered nonsense
        return {
          observation: null,
          reason: guard.signal.aborted ? (guard.signal.reason as RefusedError).reason : 'crashed',
        }
      } finally {
        clearTimeout(timer)
        guard.end('timed-out')
        await look.close()
        end(undefined)
      }
    },
    close: () => stop(),
  }
}

class Look {
  readonly #settings: LookSettings
  readonly #visitor: Visitor
  readonly #progress: LookProgress
  readonly #started = performance.now()
  #proxy: GuardedProxy | null = null
  #browser: OpenBrowser | null = null
  #opening: Promise<OpenBrowser | null> = Promise.resolve(null)
  #browserFault = ''
  #isOver = false

  constructor(settings: LookSettings, visitor: Visitor, progress: LookProgress) {
    this.#settings = settings
    this.#visitor = visitor
    this.#progress = progress
  }

  async run(address: string): Promise<LookOutcome> {
    await this.#reach('visiting')
    const open = () => this.#open()
    this.#opening = open()
      .catch(open)
      .catch((error: unknown) => {
        this.#browserFault = error instanceof Error ? error.message : 'no reason was given'
        return null
      })
    const sent = await fetchPage(this.#visitor, address)
    const browser = await this.#opening
    const phone = browser && (await this.#phone(sent))
    const document = phone?.document ?? readDocument(sent.html, sent.address)
    const checks = Promise.all([
      connectionOf(this.#visitor, sent),
      checkLinks(this.#visitor, document, phone?.address ?? sent.address),
    ])
    await this.#reach('measuring')
    const desktop = phone && (await this.#untilLate(this.#device('desktop', sent), DESKTOP_MS))
    const lighthouse =
      phone && (await this.#untilLate(this.#lighthouse(phone.address), Number.POSITIVE_INFINITY))
    const [connection, links] = await checks
    await this.#reach('drawing')
    const observation: Observation = {
      address,
      seenAt: new Date().toISOString(),
      connection,
      document,
      phone: phone?.layout ?? null,
      desktop: desktop?.layout ?? null,
      traffic: phone?.traffic ?? null,
      lighthouse,
      links,
    }
    if (phone) return { observation, reason: null }
    const fault = this.#browserFault
    return { observation, reason: 'no-browser', ...(fault === '' ? {} : { browserFault: fault }) }
  }

  /** Ends all that was opened, also what is just being opened; nothing is shown after it. */
  async close(): Promise<void> {
    this.#isOver = true
    await this.#opening
    await this.#browser?.close()
    await this.#proxy?.close()
  }

  /** A look that has to end does not wait for a parent that is gone. */
  #reach(stage: Parameters<LookProgress['reach']>[0]): Promise<void> {
    return this.#orEnd(this.#progress.reach(stage))
  }

  async #open(): Promise<OpenBrowser | null> {
    const { browserPath } = this.#settings
    if (browserPath === null) return null
    this.#proxy ??= await startGuardedProxy(this.#visitor.guard)
    this.#browser = await openBrowser({ ...this.#settings, browserPath }, this.#proxy.port)
    return this.#browser
  }

  async #phone(sent: SentPage): Promise<DeviceLook> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const look = await this.#device('phone', sent)
        if (look.document.text === '' && look.document.images.length === 0 && !DRAWS.test(sent.html))
          throw new RefusedError('empty')
        return look
      } catch (error) {
        const isCrash =
          error instanceof RefusedError
            ? error.reason === 'crashed' || this.#browser?.isGone()
            : !this.#visitor.guard.signal.aborted
        if (!isCrash) throw error
        if (attempt === TRIES) throw new RefusedError('crashed', { cause: error })
        await this.#browser?.close()
        this.#browser = null
        this.#opening = this.#open()
        if ((await this.#opening) === null) throw error
      }
    }
  }

  async #device(device: 'phone' | 'desktop', { address }: SentPage): Promise<DeviceLook> {
    if (!this.#browser) throw new RefusedError('crashed')
    const context = await this.#browser.newContext()
    const site = { address, userAgent: this.#settings.userAgent }
    const look = lookOn(device, this.#browser, context, site, async (picture) => {
      if (!this.#isOver) await this.#progress.show(picture)
    })
    return this.#orEnd(look)
  }

  async #lighthouse(address: string) {
    if (!this.#browser) return null
    const page = await this.#browser.newPage(await this.#browser.newContext())
    return runLighthouse(page, address, userAgentOf('phone', this.#browser.version, this.#settings.userAgent))
  }

  /** Rejects with the guard's reason when the look has to end. */
  async #orEnd<T>(promise: Promise<T>): Promise<T> {
    const { guard } = this.#visitor
    const { promise: end, reject } = Promise.withResolvers<never>()
    const abort = () => reject(guard.signal.reason as RefusedError)
    if (guard.signal.aborted) abort()
    guard.signal.addEventListener('abort', abort, { once: true })
    try {
      return await Promise.race([promise, end])
    } finally {
      guard.signal.removeEventListener('abort', abort)
    }
  }

  /** What is nice to have: null when it fails or takes too long. */
  async #untilLate<T>(promise: Promise<T>, most: number): Promise<T | null> {
    const left = MEASURED_BY_MS - (performance.now() - this.#started)
    try {
      const limit = Math.max(0, Math.min(left, most))
      return await this.#orEnd(within(limit, promise, () => new RefusedError('timed-out')))
    } catch {
      return null
    }
  }
}
