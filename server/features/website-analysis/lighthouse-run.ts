import type { Page } from 'puppeteer-core'

import type { Box, LighthouseResult } from '#domain/website-analysis/observation.ts'

import { DEVICES } from './device-look.ts'

const MOST_FAILED = 80
const MOST_PLACES = 10

/** Lighthouse's own figures of a page on a phone, with its simulated throttling. Null: it could not say. */
export async function runLighthouse(
  page: Page,
  address: string,
  userAgent: string,
): Promise<LighthouseResult | null> {
  const { default: lighthouse } = await import('lighthouse')
  const { width, height, deviceScaleFactor } = DEVICES.phone
  const outcome = await lighthouse(
    address,
    {
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      formFactor: 'mobile',
      screenEmulation: { mobile: true, width, height, deviceScaleFactor, disabled: false }, // places fit our picture
      emulatedUserAgent: userAgent,
      disableFullPageScreenshot: true,
      maxWaitForFcp: 8_000,
      maxWaitForLoad: 10_000,
    },
    undefined,
    page,
  )
  if (!outcome || outcome.lhr.runtimeError) return null
  const { audits, categories } = outcome.lhr
  const score = (id: string) => {
    const value = categories[id]?.score
    return typeof value === 'number' ? Math.round(value * 100) : null
  }
  const figure = (id: string) => audits[id]?.numericValue ?? null
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      seo: score('seo'),
    },
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    libraries: itemsOf(audits['js-libraries']?.details)
      .map(({ name, version }) => ({
        name: String(name).slice(0, 100),
        version: typeof version === 'string' ? version.slice(0, 30) : null,
      }))
      .slice(0, MOST_FAILED),
    failed: Object.values(audits)
      .filter(
        ({ score: value, scoreDisplayMode }) =>
          value !== null && value < 0.9 && scoreDisplayMode !== 'informative',
      )
      .slice(0, MOST_FAILED)
      .map(({ id, displayValue, details }) => {
        const items = itemsOf(details)
        const url = items[0]?.['url']
        return {
          id,
          places: items.flatMap(placeOf).slice(0, MOST_PLACES),
          detail: (displayValue ?? (typeof url === 'string' ? url : '')).slice(0, 200),
        }
      }),
  }
}

type Item = Readonly<Record<string, unknown>>

function itemsOf(details: unknown): readonly Item[] {
  const items = (details as { items?: unknown } | undefined)?.items
  return Array.isArray(items) ? (items as Item[]).filter((item) => typeof item === 'object') : []
}

function placeOf({ node }: Item): Box[] {
  const place = (node as { boundingRect?: Record<'left' | 'top' | 'width' | 'height', number> } | undefined)
    ?.boundingRect
  if (!place || place.width < 1 || place.height < 1) return []
  return [{ x: place.left, y: place.top, width: place.width, height: place.height }]
}
