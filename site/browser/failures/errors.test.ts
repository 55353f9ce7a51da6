import { expect, test } from 'vitest'

import { isOfTheConnection } from './errors.ts'

test.each([
  'Uncaught TypeError: Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'A network change was detected',
  'Geolocation is not available',
])('“%s” is of the connection', (message) => {
  expect(isOfTheConnection(message)).toBe(true)
})

test.each(['Uncaught TypeError: x is not a function', 'Script error.', ''])(
  '“%s” is of the page, and stays seen',
  (message) => {
    expect(isOfTheConnection(message)).toBe(false)
  },
)
