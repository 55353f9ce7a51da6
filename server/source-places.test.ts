import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { createMapReader, sourcePlaces } from './source-places.ts'
import { testFolder } from './test-app.ts'

/** The first column of each of two lines came from the second and the third line of `server/log.ts`. */
const MAP = { version: 3, sources: ['../../server/log.ts'], names: [], mappings: 'AACA;AACA' }

test('a place in a packed module becomes the place it was written at; other places stay', async () => {
  await using folder = testFolder()
  writeFileSync(join(folder.path, 'start.js.map'), JSON.stringify(MAP))
  const address = `${pathToFileURL(folder.path).href}/`
  const mapOf = createMapReader(address)
  const written = new URL('../../server/log.ts', address).href
  expect(sourcePlaces(`createLogger (${address}start.js:1:1)`, mapOf)).toBe(`createLogger (${written}:2:1)`)
  expect(sourcePlaces(`async ${address}start.js:2:1`, mapOf)).toBe(`async ${written}:3:1`)
  for (const other of [`${address}unmapped.js:1:1`, 'file:///elsewhere/start.js:1:1', 'node:internal/x:1:1'])
    expect(sourcePlaces(`run (${other})`, mapOf)).toBe(`run (${other})`)
})

test('a map that is not one costs no trace', async () => {
  await using folder = testFolder()
  writeFileSync(join(folder.path, 'start.js.map'), '{"version":')
  const address = `${pathToFileURL(folder.path).href}/`
  expect(sourcePlaces(`${address}start.js:1:1`, createMapReader(address))).toBe(`${address}start.js:1:1`)
})
