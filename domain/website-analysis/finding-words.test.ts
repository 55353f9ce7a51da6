import { expect, test } from 'vitest'

import { LOCALE_CODES } from '../language/locales.ts'
import { sayFinding } from './finding-words.ts'

test.each(LOCALE_CODES)('a year is written as one in %s, other figures in groups', (language) => {
  const said = sayFinding(
    { wideSeen: '{year}; {pixels}' },
    { id: 'wide', figure: { year: 2_011, pixels: 12_590 } },
    'Seen',
    language,
  )
  expect(said).toMatch(/^2011; 12.590$/)
})
