import type { CDPSession, Protocol } from 'puppeteer-core'

import type { Traffic } from '#domain/website-analysis/observation.ts'

/** What a page loads, while it does. */
export interface TrafficWatch {
  /** Whether nothing is under way. */
  isQuiet: () => boolean
  /** Whether we stopped it, because it asked for too much. */
  isStopped: () => boolean
  bytesOf: (address: string) => number
  /** @param host the page's. */
  sum: (host: string, cookies: readonly { name: string; domain: string }[]) => Traffic
}

interface Load {
  address: string
  bytes: number
  isOver: boolean
  response: Protocol.Network.Response | null
}

/** Companies that measure or advertise, by the end of their hosts. */
const TRACKERS: readonly (readonly [ends: string, name: string])[] = [
  ['google-analytics.com', 'Google Analytics'],
  ['analytics.google.com', 'Google Analytics'],
  ['googletagmanager.com', 'Google Tag Manager'],
  ['doubleclick.net', 'Google Ads'],
  ['googleadservices.com', 'Google Ads'],
  ['googlesyndication.com', 'Google Ads'],
  ['connect.facebook.net', 'Meta Pixel'],
  ['hotjar.com', 'Hotjar'],
  ['hotjar.io', 'Hotjar'],
  ['clarity.ms', 'Microsoft Clarity'],
  ['bat.bing.com', 'Microsoft Advertising'],
  ['analytics.tiktok.com', 'TikTok Pixel'],
  ['snap.licdn.com', 'LinkedIn Insight'],
  ['ads.linkedin.com', 'LinkedIn Insight'],
  ['mc.yandex.ru', 'Yandex Metrica'],
  ['mc.yandex.com', 'Yandex Metrica'],
  ['criteo.com', 'Criteo'],
  ['criteo.net', 'Criteo'],
  ['ct.pinterest.com', 'Pinterest Tag'],
  ['ads-twitter.com', 'X Pixel'],
  ['sc-static.net', 'Snap Pixel'],
  ['hs-analytics.net', 'HubSpot'],
  ['segment.com', 'Segment'],
  ['mixpanel.com', 'Mixpanel'],
  ['fullstory.com', 'FullStory'],
  ['mouseflow.com', 'Mouseflow'],
  ['matomo.cloud', 'Matomo'],
  ['taboola.com', 'Taboola'],
  ['outbrain.com', 'Outbrain'],
]
const MOST_REQUESTS = 500
const MOST_OF_A_KIND = 100
/** Shorter texts gain nothing. */
const LEAST_UNCOMPRESSED = 2_048
const TEXTS = /^text\/|javascript|json|xml/

/** Watches a page from before it loads. Sizes are as sent, with headers. */
export async function watchTraffic(session: CDPSession): Promise<TrafficWatch> {
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
    isStopped: () => all().length >= MOST_REQUESTS,
    bytesOf: (address) => all().find((load) => load.address === address)?.bytes ?? 0,
    sum(host, cookies) {
      const site = siteOf(host)
      const others = new Map<string, number>()
      for (const { address, bytes } of all()) {
        const { hostname } = new URL(address)
        if (siteOf(hostname) !== site) others.set(hostname, (others.get(hostname) ?? 0) + bytes)
      }
      return {
        requests: all().length,
        bytes: all().reduce((sum, { bytes }) => sum + bytes, 0),
        thirdParties: [...others]
          .map(([name, bytes]) => ({ host: name, bytes }))
          .toSorted((one, other) => other.bytes - one.bytes)
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
  const found = TRACKERS.find(([ends]) => host === ends || host.endsWith(`.${ends}`))
  return found ? [found[1]] : []
}

function isUncompressed({ bytes, response }: Load): boolean {
  if (!response || bytes < LEAST_UNCOMPRESSED || !TEXTS.test(response.mimeType)) return false
  return !Object.keys(response.headers).some((name) => name.toLowerCase() === 'content-encoding')
}

/**
 * The part of a host that somebody owns, near enough without the list of public suffixes: `shop.example` of
 * `www.shop.example`, and three parts where the second is short, as in `shop.co.uk`.
 */
export function siteOf(host: string): string {
  const parts = host.split('.')
  const isShort = (parts.at(-2)?.length ?? 0) <= 3 && parts.at(-1)?.length === 2
  return parts.slice(isShort && parts.length > 2 ? -3 : -2).join('.')
}
