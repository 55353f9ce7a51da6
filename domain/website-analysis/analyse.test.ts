import fc from 'fast-check'
import { expect, test } from 'vitest'

import { websiteAnalysisFindings } from '#content/messages/en/website-analysis-findings.ts'
import { placeholdersOf } from '#domain/language/message-text.ts'

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
    lighthouse: { scores: { performance: 41, accessibility: 90, seo: 77 } },
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
/** Something of every kind, from which other pages are made. */
const SHOWN = {
  prices: [placed('€ 5', 0, 0)],
  smallTexts: [placed('small', 0, 0)],
  smallTargets: [placed('x', 0, 0)],
  wideThings: [placed('table', 0, 0)],
  popup: placed('Newsletter', 0, 0),
  brokenPictures: [placed('loaf.jpg', 0, 0)],
  heavyPictures: [{ ...placed('loaf.jpg', 0, 0), bytes: 1 }],
}
const FULL = aPage({
  connection: { redirects: ['b'] },
  document: { alternates: ['nl'], insecure: ['http://a.example/'] },
  phone: SHOWN,
  desktop: SHOWN,
  traffic: {
    thirdParties: ['a.example'],
    trackers: ['Hotjar'],
    cookies: [{ name: '_ga', isThirdParty: true }],
    uncompressed: [{ address: 'https://mybakery.com/a.css', bytes: 1 }],
  },
  lighthouse: { failed: [{ id: 'label', places: [{ x: 0, y: 0, width: 1, height: 1 }], detail: '' }] },
})
/** Fields whose values are words of ours. */
const WORDS_OF: Readonly<Record<string, readonly unknown[]>> = {
  seenAt: ['2026-11-25T10:00:00Z', ''],
  finalAddress: ['https://mybakery.com/', 'http://mybakery.com/', ''],
  http: ['redirects', 'serves', 'unreachable', null],
  otherHost: ['redirects', 'serves', 'unreachable', null],
  id: ['color-contrast', 'label', 'image-alt', 'html-lang-valid'],
  kind: ['link', 'picture'],
}
/** What may be null. */
const NULLABLE =
  /^(?:document|phone|desktop|traffic|lighthouse|popup|viewport|canonical|shareImage|alt|robotsTxt|version|certificateDays|\w+Ms|layoutShift|performance|accessibility|seo)$/

/** Values of the same shape as an example. */
function like(example: unknown, name = ''): fc.Arbitrary<unknown> {
  const own = WORDS_OF[name]
  if (own !== undefined) return fc.constantFrom(...own)
  const values: fc.Arbitrary<unknown> = Array.isArray(example)
    ? fc.array(like(example[0]), { maxLength: 4 })
    : typeof example === 'number'
      ? numbers
      : typeof example === 'boolean'
        ? fc.boolean()
        : typeof example === 'object' && example !== null
          ? fc.record(
              Object.fromEntries(Object.entries(example).map(([key, value]) => [key, like(value, key)])),
            )
          : texts
  return NULLABLE.test(name) ? fc.option(values, { nil: null }) : values
}
const observations = like(FULL) as fc.Arbitrary<Observation>

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
