import { setTimeout as wait } from 'node:timers/promises'

import type { BrowserContext, CDPSession, Page } from 'puppeteer-core'

import { READABLE_PX, TARGET_PX, type Layout } from '#domain/website-analysis/observation.ts'

import { within } from '../../store/within.ts'
import type { OpenBrowser } from './browser.ts'
import { type CollectedLayout, collectLayout, type LayoutQuestion } from './layout-facts.ts'
import type { LookPicture } from './look.ts'
import { readDocument } from './page-document.ts'
import { RefusedError } from './public-address.ts'
import { refuseStatus } from './site-visit.ts'
import { type TrafficWatch, watchTraffic } from './traffic.ts'

/** The two windows a site is looked at in. */
export const DEVICES = {
  phone: { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 800, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
}
export type Device = keyof typeof DEVICES

export type DeviceLook = Awaited<ReturnType<typeof lookOn>>

const OPEN_MS = 12_000
const LOAD_MS = 4_000
const QUIET_MS = 1_200
const ASK_MS = 4_000
const PICTURE_MS = 8_000
const MOST_HTML = 2_000_000
const HEAVY_BYTES = 300 * 1024
const NAVIGATION_TRIES = 3
/** A page that goes elsewhere by itself more often never arrives. */
const MOST_MOVES = 10
/** How long a page may take over nothing at all. */
const NOTHING_MS = 2_000
/** `width` of a page's own `viewport` may be anything. */
const WIDEST_PX = 2_000
/** Would stop a page for nothing. The browser dismisses what gets past. */
const NO_DIALOGS =
  'for (const name of ["alert", "confirm", "prompt", "print", "open"]) window[name] = () => null'
/** Shows what only appears when it is scrolled to, in the two windows of the picture; a header needs a moment to come back. */
const SCROLL_THROUGH =
  'new Promise((done) => { const to = (top) => scrollTo({ top, behavior: "instant" }); to(innerHeight); setTimeout(() => { to(0); setTimeout(done, 400) }, 150) })'

/** The browser's user agent on a device, with our name at its end. */
export function userAgentOf(device: Device, version: string, ours: string): string {
  const system = device === 'phone' ? 'Linux; Android 10; K' : 'X11; Linux x86_64'
  const mobile = device === 'phone' ? 'Mobile ' : ''
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split('.')[0] ?? ''}.0.0.0 ${mobile}Safari/537.36 ${ours}`
}

/**
 * Opens a page on a device, takes a picture of its first two windows and reads it.
 * @param show told of the picture as soon as there is one.
 * @throws RefusedError with what the page did.
 */
export async function lookOn(
  device: Device,
  browser: OpenBrowser,
  context: BrowserContext,
  site: { address: string; userAgent: string },
  show: (picture: LookPicture) => Promise<void>,
) {
  const page = await browser.newPage(context)
  const crash = new Promise<never>((_resolve, reject) => {
    let moves = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) moves += 1
      if (moves > MOST_MOVES) reject(new RefusedError('too-many-redirects'))
    })
    page.once('error', () => reject(new RefusedError('crashed')))
    page.once('close', () => reject(new RefusedError('crashed')))
  })
  crash.catch(() => undefined) // also when nobody waits any more
  try {
    return await Promise.race([crash, looked(device, browser, context, page, site, show)])
  } finally {
    page.close().catch(() => undefined) // a hung one is ended with the browser
  }
}

async function looked(
  device: Device,
  browser: OpenBrowser,
  context: BrowserContext,
  page: Page,
  site: { address: string; userAgent: string },
  show: (picture: LookPicture) => Promise<void>,
) {
  const { width, height } = DEVICES[device]
  const session = await page.createCDPSession()
  const traffic = await watchTraffic(session)
  await page.setViewport(DEVICES[device])
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.setUserAgent({ userAgent: userAgentOf(device, browser.version, site.userAgent) })
  await page.evaluateOnNewDocument(NO_DIALOGS)
  try {
    await open(page, session, site.address, traffic)
  } catch (error) {
    throw traffic.isStopped() ? new RefusedError('too-large', { cause: error }) : error
  }
  await fitWindow(session, device)
  await askPage(session, SCROLL_THROUGH).catch(() => undefined) // a page that does not scroll shows what it shows
  const question: LayoutQuestion = {
    windowWidth: width,
    windowHeight: height,
    readablePx: READABLE_PX,
    targetPx: TARGET_PX,
  }
  const collected = (await askPage(
    session,
    `(${collectLayout.toString()})(${JSON.stringify(question)})`,
  )) as CollectedLayout
  const picture = await takePicture(device, session, collected.layout)
  await show(picture)
  const html = (await askPage(session, `document.documentElement.outerHTML.slice(0, ${MOST_HTML})`)) as string
  const address = page.url()
  return {
    address,
    picture,
    layout: layoutOf(collected, traffic),
    document: readDocument(html, address),
    traffic: traffic.sum(new URL(address).hostname, await context.cookies()),
  }
}

async function open(page: Page, session: CDPSession, address: string, traffic: TrafficWatch): Promise<void> {
  const loaded = new Promise<void>((resolve) => {
    session.once('Page.loadEventFired', () => resolve())
  })
  await session.send('Page.enable')
  try {
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded', timeout: OPEN_MS })
    refuseStatus(answer?.status() ?? 0)
  } catch (error) {
    if (error instanceof RefusedError) throw error
    const reason = reasonOf(String(error))
    // with scripts that never rest it has not arrived either
    if (reason === 'timed-out')
      await within(NOTHING_MS, session.send('Runtime.evaluate', { expression: '0' }), frozen)
    throw new RefusedError(reason, { cause: error })
  }
  await Promise.race([loaded, wait(LOAD_MS)])
  const end = performance.now() + QUIET_MS
  let quietTicks = 0
  while (performance.now() < end && quietTicks < 3) {
    await wait(100)
    quietTicks = traffic.isQuiet() ? quietTicks + 1 : 0
  }
  if ((await askPage(session, 'document.body === null')) === true) throw new RefusedError('empty')
}

/**
 * A page that is not made for phones is laid out wider there and shown smaller. A picture beyond the window
 * would lay it out anew, as narrow as the phone: so the window becomes as wide as the page.
 */
async function fitWindow(session: CDPSession, device: Device): Promise<void> {
  const { width, height, deviceScaleFactor } = DEVICES[device]
  const laidOut = Number(await askPage(session, 'document.documentElement.clientWidth'))
  if (!(laidOut > width && laidOut <= WIDEST_PX)) return
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: laidOut,
    height: Math.round((laidOut * height) / width),
    deviceScaleFactor,
    mobile: false,
  })
}

/** What Chromium's error of a navigation means. */
function reasonOf(error: string) {
  if (/ERR_CERT|ERR_SSL/.test(error)) return 'bad-certificate'
  if (error.includes('ERR_TOO_MANY_REDIRECTS')) return 'too-many-redirects'
  if (error.includes('ERR_ABORTED')) return 'not-a-page'
  if (error.includes('net::ERR_')) return 'unreachable'
  return error.includes('Timeout') ? 'timed-out' : 'crashed' // the browser went away
}

/**
 * Asks the page in a world of our own, where its scripts have changed nothing. Again when it went elsewhere
 * meanwhile.
 * @throws RefusedError `frozen` when no answer comes.
 */
async function askPage(session: CDPSession, expression: string): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await within(ASK_MS, askOnce(session, expression), frozen)
    } catch (error) {
      if (error instanceof RefusedError) throw error
      if (attempt === NAVIGATION_TRIES) throw new RefusedError('timed-out', { cause: error })
      await wait(300)
    }
  }
}

async function askOnce(session: CDPSession, expression: string): Promise<unknown> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'look',
  })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId: executionContextId,
    returnByValue: true,
    awaitPromise: true,
    timeout: ASK_MS,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** What a page is that does not answer. */
const frozen = () => new RefusedError('frozen')

async function takePicture(
  device: Device,
  session: CDPSession,
  layout: Pick<Layout, 'width' | 'height' | 'pageHeight'>,
): Promise<LookPicture> {
  const { width } = layout
  const height = Math.max(layout.height, Math.min(layout.pageHeight, 2 * layout.height))
  const shot = session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 92,
    optimizeForSpeed: true,
    captureBeyondViewport: true, // without a taller window: what is fixed or 100vh stays as it is
    clip: { x: 0, y: 0, width, height, scale: DEVICES[device].width / width },
  })
  const { data } = await within(PICTURE_MS, shot, frozen)
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(data, 'base64')).webp({ quality: 80, effort: 2 }).toBuffer()
  return { device, bytes, width, height }
}

function layoutOf({ layout, pictures }: CollectedLayout, traffic: TrafficWatch): Layout {
  return {
    ...layout,
    heavyPictures: pictures
      .map((picture) => ({ ...picture, bytes: traffic.bytesOf(picture.address) }))
      .filter(({ bytes, isOversized }) => bytes > HEAVY_BYTES || isOversized)
      .slice(0, 20)
      .map(({ text, box, bytes }) => ({ text, box, bytes })),
  }
}
