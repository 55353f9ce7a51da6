import { localeOfPath, pageOfPath } from '../language/paths.ts'
import type { VitalsDevice, VitalsPage } from './vitals.ts'

/** Campaign parameters (Google's `utm_…`), and the ids that ads put on an address. */
const CAMPAIGN_PARAMETER = /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|fbclid)=/

/** Whether companies may measure a page: not tickets, whose fragment opens them. */
export function isMeasuredPage(path: string): boolean {
  if (path === '/chatbot') return true
  return localeOfPath(path) !== null && !/^\/ticket(?:\/|$)/.test(pageOfPath(path))
}

/**
 * The page's address for companies: with its campaign, without other parameters and the fragment, which may
 * identify somebody.
 */
export function measuredAddress(origin: string, path: string, query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => CAMPAIGN_PARAMETER.test(pair))
  return `${origin}${path}${kept.length === 0 ? '' : `?${kept.join('&')}`}`
}

const KINDS: Readonly<Record<string, VitalsPage>> = {
  '': 'home',
  knowledge: 'knowledge',
  articles: 'article',
  faq: 'faq',
  about: 'about',
  privacy: 'privacy',
  chatbot: 'chatbot',
  ticket: 'ticket',
}

/** The kind of a page, for the histograms of web vitals. */
export function vitalsPage(path: string): VitalsPage {
  const first = pageOfPath(path).split('/')[1] ?? ''
  return Object.hasOwn(KINDS, first) ? (KINDS[first] ?? 'other') : 'other'
}

/** The shortest side of a tablet's screen in CSS pixels, as Android defines it. */
const TABLET_SIDE_PX = 600

/** The kind of device, by its pointer and the shorter side of its screen in CSS pixels. */
export function vitalsDevice(isTouch: boolean, shorterSide: number): VitalsDevice {
  if (!isTouch) return 'desktop'
  return shorterSide < TABLET_SIDE_PX ? 'phone' : 'tablet'
}

/** The article of a path, by its slug; null: none. */
export function articleOfPath(path: string): string | null {
  return /^\/articles\/([a-z0-9-]+)$/.exec(pageOfPath(path))?.[1] ?? null
}
