import fc from 'fast-check'
import { expect, test } from 'vitest'

import { websiteAnalysisFindings } from '#content/messages/en/website-analysis-findings.ts'
import { placeholdersOf } from '#domain/language/placeholders.ts'

import { aPage, placed } from './a-page.ts'
import { analyse, compareAnalyses, MOST_FIRST, MOST_MARKS, RULES } from './analyse.ts'
import { ARTICLE_OF } from './article-sections.ts'
import { ANALYSIS_AREAS, type Finding } from './finding.ts'
import type { Observation } from './observation.ts'

const WORDS: Readonly<Record<string, string>> = websiteAnalysisFindings

test('the three to do first have the most effect for their effort, from different areas where they can', () => {
  const page = aPage({
    document: {
      viewport: null, // severe, days
      robots: 'noindex', // severe, minutes, search
      titles: [], // serious, minutes, search
      descriptions: [], // minor, minutes, search
    },
    connection: { http: 'serves' }, // serious, minutes, safety
    lighthouse: { largestPaintMs: 9_000 }, // severe, hours, speed
  })
  expect(analyse(page).first).toEqual(['hiddenFromSearch', 'slowPaint', 'openHttp'])
})

test('marks are drawn by effect, on the phone first, and not over one another', () => {
  const page = aPage({
    phone: {
      smallTargets: [
        placed('x', 20, 200, 14, 14),
        placed('y', 20, 600, 14, 14),
        placed('z', 20, 640, 14, 14),
      ],
      popup: placed('Newsletter', 0, 100, 390, 400),
      brokenPictures: [placed('loaf.jpg', 0, 120)],
    },
    desktop: { brokenPictures: [placed('loaf.jpg', 300, 300)] },
  })
  const { marked, findings } = analyse(page)
  const marks = findings.flatMap(({ id, mark }) => (mark === null ? [] : [[id, mark.device, mark.box.y]]))
  expect(marked).toEqual(['brokenPictures', 'smallTargets'])
  expect(marks).toEqual([
    ['smallTargets', 'phone', 200],
    ['brokenPictures', 'phone', 120],
  ])
})

test('a mark stays on its picture', () => {
  const wide = aPage({ phone: { pageWidth: 900, wideThings: [placed('table', 350, 700, 500, 60)] } })
  expect(analyse(wide).findings.find(({ id }) => id === 'widePage')?.mark?.box).toEqual({
    x: 350,
    y: 700,
    width: 40,
    height: 60,
  })
  const below = aPage({ phone: { pageWidth: 900, wideThings: [placed('table', 350, 1_700, 500, 60)] } })
  expect(analyse(below).marked).toEqual([])
})

test('speed and search are Lighthouse’s, mobile is a hundred less the faults on phones', () => {
  const page = aPage({
    document: { viewport: 'width=device-width, user-scalable=no' },
    lighthouse: { scores: { performance: 41, accessibility: 90, bestPractices: 80, seo: 77 } },
  })
  expect(analyse(page).scores).toEqual({ speed: 41, mobile: 80, search: 77 })
})

test('a second look tells what was mended and what is new, but not what it could not see', () => {
  const before = analyse(aPage({ document: { titles: [] }, traffic: { trackers: ['Hotjar'] } }))
  const after = analyse(aPage({ document: { descriptions: [] }, traffic: null }))
  expect(compareAnalyses(before, after)).toEqual({ mended: ['title'], appeared: ['description'] })
  expect(compareAnalyses(after, before)).toEqual({ mended: ['description'], appeared: ['title'] })
})

test('every rule has its words, and every word its rule', () => {
  const ids = RULES.map(({ id }) => id)
  const needed = [
    ...ANALYSIS_AREAS.map((area) => `${area}Area`),
    ...RULES.flatMap(({ id, ticks }) => [
      ...['Title', 'Seen', 'Cost', 'Do'].map((part) => `${id}${part}`),
      ...(ticks ? [`${id}Good`] : []),
    ]),
  ]
  expect(needed.filter((key) => WORDS[key] === undefined)).toEqual([])
  const marks = Object.keys(WORDS).filter((key) => key.endsWith('Mark'))
  expect(marks.filter((key) => !ids.includes(key.slice(0, -'Mark'.length)))).toEqual([])
  expect(Object.keys(WORDS).filter((key) => !needed.includes(key) && !marks.includes(key))).toEqual([])
  expect(Object.keys(ARTICLE_OF).filter((id) => !ids.includes(id))).toEqual([])
})

/** Numbers as a browser might report them, odd ones too. */
const numbers = fc.oneof(fc.integer({ min: -500, max: 5_000 }), fc.constantFrom(Number.NaN, Infinity, 0.5))
const texts = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    'Welcome',
    '+49 30 1234567',
    '© 2019',
    'lorem ipsum',
    'noindex',
    'width=1',
    'http://a.example/',
    'Deutsch',
    '404',
  ),
)
const boxes = fc.record({ x: numbers, y: numbers, width: numbers, height: numbers })
const things = fc.array(fc.record({ text: texts, box: boxes }), { maxLength: 4 })
const reach = fc.constantFrom('redirects' as const, 'serves' as const, 'unreachable' as const, null)
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const layouts = maybe(
  fc.record({
    width: numbers,
    height: numbers,
    pageWidth: numbers,
    pageHeight: numbers,
    telephones: things,
    prices: things,
    actions: things,
    headlines: things,
    smallTexts: things,
    smallTargets: things,
    wideThings: things,
    popup: maybe(fc.record({ text: texts, box: boxes })),
    brokenPictures: things,
    heavyPictures: fc.array(fc.record({ text: texts, box: boxes, bytes: numbers }), { maxLength: 3 }),
  }),
)
const many = (values: fc.Arbitrary<string>) => fc.array(values, { maxLength: 3 })
const observations: fc.Arbitrary<Observation> = fc.record({
  address: texts,
  seenAt: fc.constantFrom('2026-11-25T10:00:00Z', ''),
  connection: fc.record({
    finalAddress: fc.oneof(texts, fc.constant('https://mybakery.com/')),
    status: numbers,
    redirects: fc.array(fc.record({ from: texts, to: texts, status: numbers }), { maxLength: 9 }),
    http: reach,
    otherHost: reach,
    certificateDays: maybe(numbers),
    headers: fc.dictionary(fc.constantFrom('x-robots-tag', '__proto__', 'server'), texts),
    robotsTxt: maybe(fc.record({ disallowsAll: fc.boolean() })),
    hasSitemap: fc.boolean(),
  }),
  document: maybe(
    fc.record({
      titles: many(texts),
      descriptions: many(texts),
      language: texts,
      alternates: many(texts),
      canonical: maybe(texts),
      robots: texts,
      viewport: maybe(texts),
      shareImage: maybe(texts),
      structuredTypes: many(texts),
      generator: texts,
      headings: fc.array(fc.record({ level: numbers, text: texts }), { maxLength: 3 }),
      text: texts,
      footer: texts,
      links: fc.array(fc.record({ address: texts, text: texts }), { maxLength: 3 }),
      buttons: many(texts),
      forms: fc.array(fc.record({ action: texts, method: texts, fields: many(texts) }), { maxLength: 2 }),
      images: fc.array(fc.record({ address: texts, alt: maybe(texts) }), { maxLength: 2 }),
      insecure: many(texts),
      bytes: numbers,
    }),
  ),
  phone: layouts,
  desktop: layouts,
  traffic: maybe(
    fc.record({
      requests: numbers,
      bytes: numbers,
      thirdParties: fc.array(fc.record({ host: texts, bytes: numbers }), { maxLength: 2 }),
      trackers: many(texts),
      cookies: fc.array(fc.record({ name: texts, host: texts, isThirdParty: fc.boolean() }), {
        maxLength: 2,
      }),
      uncompressed: fc.array(fc.record({ address: texts, bytes: numbers }), { maxLength: 2 }),
      asksConsent: fc.boolean(),
    }),
  ),
  lighthouse: maybe(
    fc.record({
      version: texts,
      scores: fc.record({
        performance: maybe(numbers),
        accessibility: maybe(numbers),
        bestPractices: maybe(numbers),
        seo: maybe(numbers),
      }),
      largestPaintMs: maybe(numbers),
      blockingMs: maybe(numbers),
      layoutShift: maybe(numbers),
      libraries: fc.array(fc.record({ name: texts, version: maybe(texts) }), { maxLength: 2 }),
      failed: fc.array(
        fc.record({
          id: fc.constantFrom('color-contrast', 'label', 'image-alt', 'html-lang-valid'),
          places: fc.array(boxes, { maxLength: 3 }),
          detail: texts,
        }),
        { maxLength: 4 },
      ),
    }),
  ),
  links: fc.array(
    fc.record({
      address: texts,
      kind: fc.constantFrom('link' as const, 'picture' as const),
      status: numbers,
    }),
    { maxLength: 4 },
  ),
})

/** The placeholders of a finding's words that it has no figure for, and marks without words. */
function gapsOf({ id, severity, figure, mark }: Finding): string[] {
  const parts =
    severity === 'good' ? ['Good'] : ['Title', 'Seen', 'Cost', 'Do', ...(mark === null ? [] : ['Mark'])]
  return parts.flatMap((part) => {
    const words = WORDS[`${id}${part}`]
    if (words === undefined) return [`${id}${part}`]
    return placeholdersOf(words)
      .filter((name) => !(name in figure))
      .map((name) => `${id}${part} {${name}}`)
  })
}

test('whatever is seen, the analysis holds its limits and its words hold its figures', () => {
  fc.assert(
    fc.property(observations, (seen) => {
      const { findings, first, marked, checked } = analyse(seen)
      const ids = findings.map(({ id }) => id)
      const faults = findings.filter(({ severity }) => severity !== 'good')
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !checked.includes(id))).toEqual([])
      expect(first).toHaveLength(Math.min(MOST_FIRST, faults.length))
      expect(marked.length).toBeLessThanOrEqual(MOST_MARKS)
      expect(
        findings
          .filter(({ mark }) => mark !== null)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...marked].sort())
      expect(findings.flatMap(gapsOf)).toEqual([])
      for (const { evidence, mark } of findings) {
        expect(evidence.length).toBeLessThanOrEqual(5)
        expect(evidence.filter((text) => text.length > 240)).toEqual([])
        const layout = mark === null ? null : seen[mark.device]
        if (mark === null || layout === null) continue
        expect(mark.box.x >= 0 && mark.box.x + mark.box.width <= layout.width + 1e-6).toBe(true)
        expect(mark.box.y >= 0 && mark.box.y + mark.box.height <= 2 * layout.height + 1e-6).toBe(true)
      }
    }),
  )
})
