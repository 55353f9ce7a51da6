import { expect, test } from 'vitest'

import { aPackage } from './a-package.ts'
import { comparedFeatures, compareFeature } from './comparison.ts'

const starter = aPackage({ pages: 5, languages: 1, copywritingPages: 0, deliveryDays: [2, 4] })
const pro = aPackage({ pages: null, languages: 5, copywritingPages: null, support: 'vip', revisionDays: 60 })

test('each cell says what the catalogue knows of its package (spec §3, decisions 5 and 6)', () => {
  expect(compareFeature('changes', pro)).toEqual({ text: 'changeDays', count: 60 })
  expect(compareFeature('delivery', starter)).toEqual({ text: 'businessDays', range: [2, 4] })
  expect(compareFeature('support', pro)).toEqual({ text: 'supportVip' })
  expect(compareFeature('pages', pro)).toEqual({ text: 'unlimitedPages' })
  expect(compareFeature('pages', starter)).toEqual({ text: 'upTo', count: starter.pages })
  expect(compareFeature('languages', { ...starter, languages: 1 })).toEqual({ text: 'oneLanguage' })
  expect(compareFeature('languages', { ...pro, languages: 3 })).toEqual({ text: 'upTo', count: 3 })
  expect(compareFeature('copywriting', starter)).toBe(false)
  expect(compareFeature('copywriting', { ...pro, copywritingPages: 5 })).toEqual({
    text: 'copyPages',
    count: 5,
  })
  expect(compareFeature('copywriting', pro)).toEqual({ text: 'copyAll' })
})

test('what no package has is no row', () => {
  expect(comparedFeatures([starter, pro])).toEqual(expect.arrayContaining(['copywriting']))
  expect(comparedFeatures([starter])).not.toEqual(expect.arrayContaining(['copywriting']))
})
