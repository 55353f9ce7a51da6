import { expect, test } from 'vitest'

import { answeredTelephone } from './answered-telephone.ts'

const SILENT = { telephone: null }

test.each([
  ['the first', [{ telephone: '+1 302' }, { telephone: '+32 2' }], '+1 302'],
  ['the first that answers', [SILENT, { telephone: '+32 2' }], '+32 2'],
  ['none', [SILENT, SILENT], ''],
])('of offices %s is named', (_, offices, expected) => {
  expect(answeredTelephone(offices)).toBe(expected)
})
