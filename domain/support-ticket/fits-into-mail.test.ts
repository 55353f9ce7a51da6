import { expect, test } from 'vitest'

import { fitsIntoMail } from './fits-into-mail.ts'

const MB = 1024 * 1024

test('fifteen megabytes go along with a mail, a byte more is only named', () => {
  expect(fitsIntoMail([])).toBe(true)
  expect(fitsIntoMail([{ size: 10 * MB }, { size: 5 * MB }])).toBe(true)
  expect(fitsIntoMail([{ size: 10 * MB }, { size: 5 * MB }, { size: 1 }])).toBe(false)
})
