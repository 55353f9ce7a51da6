import type { CDPSession, Protocol } from 'puppeteer-core'
import { getDomain } from 'tldts'

import type { Traffic } from '#domain/website-analysis/observation.ts'

/** What a page loads, while it does. */
export type TrafficWatch = Awaited<ReturnType<typeof watchTraffic>>

interface Load {
  address: string
  bytes: number
  isOver: boolean
  response: Protocol.Network.Response | null
}

/** Companies that measure or advertise, with the ends of their hosts. */
const TRACKERS: Readonly<Record<string, readonly string[]>> = {
  'Google Analytics': ['google-analytics.com', 'analytics.google.com'],
  'Google Tag Manager': ['googletagmanager.com'],
  'Google Ads': ['doubleclick.net', 'googleadservices.com', 'googlesyndication.com'],
  'Meta Pixel': ['connect.facebook.net'],
  Hotjar: ['hotjar.com', 'hotjar.io'],
  'Microsoft Clarity': ['clarity.ms'],
  'Microsoft Advertising': ['bat.bing.com'],
  'TikTok Pixel': ['analytics.tiktok.com'],
  'LinkedIn Insight': ['snap.licdn.com', 'ads.linkedin.com'],
  'Yandex Metrica': ['mc.yandex.ru', 'mc.yandex.com'],
  Criteo: ['criteo.com', 'criteo.net'],
  'Pinterest Tag': ['ct.pinterest.com'],
  'X Pixel': ['ads-twitter.com'],
  'Snap Pixel': ['sc-static.net'],
  HubSpot: ['hs-analytics.net'],
  Segment: ['segment.com'],
  Mixpanel: ['mixpanel.com'],
  FullStory: ['fullstory.com'],
  Mouseflow: ['mouseflow.com'],
  Matomo: ['matomo.cloud'],
  Taboola: ['taboola.com'],
  Outbrain: ['outbrain.com'],
}
const MOST_REQUESTS = 500
const MOST_OF_A_KIND = 100
/** Shorter texts gain nothing. */
const LEAST_UNCOMPRESSED = 2_048
const TEXTS = /^text\/|javascript|json|xml/

/** Watches a page from before it loads. Sizes are as sent, with headers. */
export async function watchTraffic(session: CDPSession) {
  const loads = new Map<string, Load>()
  const done: Load[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!/^https?:/.test(request.url) || loads.size + done.length >= MOST_REQUESTS) return
    const before = loads.get(requestId)
    if (before && redirectResponse)
      done.push({ ...before, bytes: redirectResponse.encodedDataLength, isOver: true })
    loads.set(requestId, { address: request.url, bytes: 0, isOver: false, response: null })
    if (loads.size + done.length === MOST_REQUESTS)
      session
        .send('Network.emulateNetworkConditions', {
          offline: true,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        })
        .catch(() => undefined) // the page is gone
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const load = loads.get(requestId)
    if (load) load.response = response
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) load.bytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) Object.assign(load, { bytes: encodedDataLength, isOver: true })
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    const load = loads.get(requestId)
    if (load) load.isOver = true
  })
  await session.send('Network.enable')
  const all = () => [...done, ...loads.values()]
  return {
    isQuiet: () => all().every(({ isOver }) => isOver),
    /** Whether we stopped it, because it asked for too much. */
    isStopped: () => all().length >= MOST_REQUESTS,
    bytesOf: (address: string) => all().find((load) => load.address === address)?.bytes ?? 0,
    /** @param host the page's. */
    sum(host: string, cookies: readonly { name: string; domain: string }[]): Traffic {
      const site = siteOf(host)
      const others = new Map<string, number>()
      for (const { address, bytes } of all()) {
        const { hostname } = new URL(address)
        if (siteOf(hostname) !== site) others.set(hostname, (others.get(hostname) ?? 0) + bytes)
      }
      return {
        requests: all().length,
        bytes: all().reduce((sum, { bytes }) => sum + bytes, 0),
        thirdParties: [...others.keys()]
          .toSorted((one, other) => (others.get(other) ?? 0) - (others.get(one) ?? 0))
          .slice(0, MOST_OF_A_KIND),
        trackers: [...new Set([...others.keys()].flatMap(trackerOf))],
        cookies: cookies.slice(0, MOST_OF_A_KIND).map(({ name, domain }) => ({
          name: name.slice(0, 100),
          isThirdParty: siteOf(domain.replace(/^\./, '')) !== site,
        })),
        uncompressed: all()
          .filter(isUncompressed)
          .map(({ address, bytes }) => ({ address: address.slice(0, 500), bytes }))
          .slice(0, MOST_OF_A_KIND),
      }
    },
  }
}

function trackerOf(host: string): string[] {
  const isOf = (end: string) => host === end || host.endsWith(`.${end}`)
  return Object.keys(TRACKERS).filter((name) => TRACKERS[name]?.some(isOf))
}

function isUncompressed({ bytes, response }: Load): boolean {
  if (!response || bytes < LEAST_UNCOMPRESSED || !TEXTS.test(response.mimeType)) return false
  return !Object.keys(response.headers).some((name) => name.toLowerCase() === 'content-encoding')
}

/** The part of a host that somebody owns: `shop.example` of `www.shop.example`. */
export function siteOf(host: string): string {
  return getDomain(host) ?? host
}
