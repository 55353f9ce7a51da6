import { readFileSync } from 'node:fs'

import type { Browser, Page, Route } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'
import type { Finding, FindingMark, MarkKind } from '#domain/website-analysis/finding.ts'

import { refuse } from '../fixtures/answers.ts'

/** The secret of the desk's report, and of the next one. */
export const REPORT_SECRET = 'q0Zx5mT1V2bK8cWn4sLr7A'
export const NEXT_SECRET = 'w1Zx5mT1V2bK8cWn4sLr7B'

/** An old page, as its site would answer; a copy, for an agency removes the sample it comes from. */
const OLD_PAGE = readFileSync('e2e/fixtures/old-page.html', 'utf8')
const WINDOWS = {
  phone: { width: 390, height: 844, isMobile: true },
  desktop: { width: 1_280, height: 800, isMobile: false },
} as const

/** What is marked: the rule, how, and the element. */
const MARKED: readonly [id: string, device: 'phone' | 'desktop', kind: MarkKind, element: string][] = [
  ['smallText', 'phone', 'underline', '.main p'],
  ['heavyPictures', 'phone', 'circle', '.photo'],
  ['vagueHeadline', 'desktop', 'strike', '.welcome'],
  ['action', 'desktop', 'arrow', '.menu td:nth-child(4)'],
  ['unfinished', 'desktop', 'circle', '.sign'],
  ['oldYear', 'desktop', 'underline', '.box:first-child div'],
]
/** Every figure that words may name. */
const FIGURE = {
  seconds: 7.8,
  limit: 2.5,
  megabytes: 2.6,
  count: 3,
  kilobytes: 180,
  pixels: 590,
  shift: 0.31,
  title: '~ Vermont Joinery ~ Home Page',
  number: '802 555 0134',
  year: 2011,
  days: 9,
  names: 'Google Analytics',
  headline: 'Welcome to our web site!!',
  declared: 'en',
  host: 'vermontjoinery.example',
} as const

type Shown = Awaited<ReturnType<typeof drawOldPage>>
let shown: Promise<Shown> | undefined

/** Draws the old page as a phone and a computer show it, with the places of its elements. */
async function drawOldPage(browser: Browser) {
  const marks = new Map<string, FindingMark>()
  const pictures: { device: 'phone' | 'desktop'; bytes: Buffer; width: number; height: number }[] = []
  for (const device of ['phone', 'desktop'] as const) {
    const { isMobile, ...viewport } = WINDOWS[device]
    const [width, height] = [viewport.width, 2 * viewport.height]
    await using context = await browser.newContext({ viewport: { width, height }, isMobile })
    const page = await context.newPage()
    await page.setContent(OLD_PAGE)
    const layoutWidth = await page.evaluate(() => document.documentElement.clientWidth)
    for (const [id, on, kind, element] of MARKED) {
      if (on !== device) continue
      const place = page.locator(element).first()
      const box = await place.evaluate((node, scale) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
      }, width / layoutWidth)
      marks.set(id, { device, kind, box })
    }
    pictures.push({ device, bytes: await page.screenshot(), width, height })
  }
  return { pictures, marks }
}

/** A whole report about the old page. */
function aReport({ pictures, marks }: Shown): AnalysisStatus {
  const found: [Finding['id'], Finding['area'], Finding['severity'], Finding['effort'], string?][] = [
    ['slowPaint', 'speed', 'severe', 'hours'],
    ['heavyPictures', 'speed', 'serious', 'minutes', 'workshop_final2.jpg'],
    ['layoutShift', 'speed', 'good', 'minutes'],
    ['deskOnly', 'phones', 'severe', 'days'],
    ['smallText', 'phones', 'serious', 'minutes', 'We are a family run joinery business'],
    ['title', 'search', 'serious', 'minutes', '~ Vermont Joinery ~ Home Page'],
    ['telephone', 'clarity', 'severe', 'minutes'],
    ['vagueHeadline', 'clarity', 'serious', 'minutes', 'Welcome to our web site!!'],
    ['action', 'clarity', 'serious', 'minutes'],
    ['unfinished', 'clarity', 'serious', 'minutes', 'Under construction'],
    ['oldYear', 'clarity', 'minor', 'minutes', '12 March 2011'],
    ['certificate', 'safety', 'good', 'minutes'],
    ['language', 'everybody', 'good', 'minutes'],
  ]
  const findings = found.map(([id, area, severity, effort, evidence]): Finding => {
    const figure = id === 'smallText' ? { ...FIGURE, limit: 12 } : FIGURE
    const seen = evidence === undefined ? [] : [evidence]
    return { id, area, severity, effort, figure, evidence: seen, mark: marks.get(id) ?? null }
  })
  return {
    stage: 'done',
    place: 0,
    reason: null,
    host: 'vermontjoinery.example',
    address: 'http://vermontjoinery.example/',
    createdAt: '2026-11-24T15:00:00.000Z',
    finishedAt: '2026-11-24T15:00:26.000Z',
    pictures: pictures.map(({ device, width, height }) => ({
      device,
      path: `/api/analyses/pictures/${device}`,
      width,
      height,
    })),
    findings,
    checked: findings.map(({ id }) => id),
    first: ['telephone', 'title', 'heavyPictures'],
    marked: MARKED.map(([id]) => id),
    scores: { speed: 23, mobile: 31, search: 64 },
    weight: {
      bytes: 2_640_000,
      requests: 41,
      largestPaintMs: 7_800,
      thirdParties: ['Google Analytics', 'counter.example'],
    },
    since: null,
    review: null,
  }
}

/**
 * Stands in for the server's `/api/analyses…`: one report, by the API's contract, with every request recorded.
 * A test changes what it answers, or adds a route before it.
 */
export async function openAnalysisDesk(page: Page, changes: Partial<AnalysisStatus> = {}) {
  const browser = page.context().browser()
  if (!browser) throw new Error('the desk draws its pictures in a browser')
  const drawn = await (shown ??= drawOldPage(browser)) // once per process
  const whole = aReport(drawn)
  const desk = {
    status: { ...whole, ...changes },
    /** A report that has just begun. */
    begun: { ...whole, findings: [], first: [], marked: [], pictures: [], weight: null, finishedAt: null },
    whole,
    calls: [] as { path: string; body: unknown }[],
  }
  await page.route('**/api/analyses**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.replace('/api/analyses', '')
    const body: unknown = route.request().postDataJSON()
    desk.calls.push({ path, body })
    await answer(route, path, body)
  })

  async function answer(route: Route, path: string, body: unknown): Promise<void> {
    const named =
      (body as { secret?: string } | null)?.secret ?? route.request().headers()['analysis-secret'] ?? ''
    if (path !== '' && named !== REPORT_SECRET && named !== NEXT_SECRET) await refuse(route, 404)
    else if (path === '') await route.fulfill({ status: 202, json: { success: true, secret: REPORT_SECRET } })
    else if (path === '/status') await route.fulfill({ json: desk.status })
    else if (path === '/again')
      await route.fulfill({ status: 202, json: { success: true, secret: NEXT_SECRET } })
    else if (path === '/removal') await route.fulfill({ json: { success: true } })
    else if (path === '/mail') await route.fulfill({ status: 202, json: { success: true } })
    else {
      const picture = drawn.pictures.find(({ device }) => path === `/pictures/${device}`)
      await (picture ? route.fulfill({ contentType: 'image/png', body: picture.bytes }) : refuse(route, 404))
    }
  }
  return desk
}

/** The pages of the analysis in a language. */
export function analysisPage(page: Page, locale: Locale) {
  const words = messages[locale].websiteAnalysis
  const main = page.getByRole('main')
  return {
    words,
    findingWords: messages[locale].websiteAnalysisFindings,
    main,
    /** Opens the form and waits for hydration: it then sends without leaving the page. */
    ask: async (address = '') => {
      await page.goto(`/${locale}/analysis${address === '' ? '' : `#${address}`}`)
      await main.locator('form[novalidate]').waitFor()
    },
    open: (secret = REPORT_SECRET) => page.goto(`/${locale}/analysis/report#${secret}`),
    field: main.getByLabel(words.address),
    submit: main.getByRole('button', { name: words.submit }),
    region: main.getByRole('status').first(),
    /** Entries of the list beside the pictures. */
    entries: main.locator('button[id^="marked-"]'),
    /** The strokes on the pictures. */
    mark: (number: number) => main.locator(`svg[data-number="${String(number)}"]`),
  }
}
