import { expect, test } from 'vitest'

import { packages } from '#content/catalogue/packages.ts'

import { compareFeature, COMPARISON_FEATURES } from './comparison.ts'
import { parsePackageId } from './packages.ts'

const [starter, business, pro] = packages

test('the promises of each package (spec §3, decisions 5 and 6)', () => {
  expect([starter, business, pro].map((offer) => compareFeature('changes', offer))).toEqual([
    { text: 'changeDays', count: 30 },
    { text: 'changeDays', count: 30 },
    { text: 'changeDays', count: 60 },
  ])
  expect([starter, business, pro].map((offer) => compareFeature('delivery', offer))).toEqual([
    { text: 'businessDays', range: [2, 4] },
    { text: 'businessDays', range: [3, 5] },
    { text: 'businessDays', range: [5, 7] },
  ])
  expect([starter, business, pro].map((offer) => compareFeature('support', offer))).toEqual([
    { text: 'supportStandard' },
    { text: 'supportPriority' },
    { text: 'supportVip' },
  ])
  expect(compareFeature('pages', pro)).toEqual({ text: 'unlimitedPages' })
  expect(compareFeature('pages', starter)).toEqual({ text: 'upToPages', count: starter.pages })
  expect(compareFeature('languages', { ...starter, languages: 1 })).toEqual({ text: 'oneLanguage' })
  expect(compareFeature('languages', { ...pro, languages: 3 })).toEqual({ text: 'upToLanguages', count: 3 })
  expect(compareFeature('copywriting', starter)).toBe(false)
  expect(compareFeature('copywriting', { ...pro, copywritingPages: 5 })).toEqual({
    text: 'copyPages',
    count: 5,
  })
  expect(compareFeature('copywriting', pro)).toEqual({ text: 'copyAll' })
})

test('every feature says something of every package', () => {
  for (const feature of COMPARISON_FEATURES) {
    for (const offer of packages) expect(compareFeature(feature, offer)).toBeDefined()
  }
})

test('premium is another name of Pro, and nothing else is a package', () => {
  expect(parsePackageId('premium')).toBe('pro')
  expect(parsePackageId('starter')).toBe('starter')
  expect(parsePackageId('gold')).toBeNull()
})
