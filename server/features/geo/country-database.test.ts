import { expect, test } from 'vitest'

import { CountryDatabaseUnavailable, createCountryLookup } from './country-database.ts'

test('the database is loaded by the first question, and once', async () => {
  let loads = 0
  const countryOf = createCountryLookup(() => {
    loads += 1
    return Promise.resolve({ lookupStr: () => 'EE' })
  })
  expect(await countryOf('2001:db8::1')).toBeNull()
  expect(loads).toBe(0)
  expect(await Promise.all([countryOf('192.0.2.1'), countryOf('192.0.2.2')])).toEqual(['EE', 'EE'])
  expect(loads).toBe(1)
})

test.each(['', 'nonsense', '1.2.3', '1.2.3.999', '1.2.3.4.5', '01.2.3.4'])(
  '%j has no country',
  async (address) => {
    expect(await createCountryLookup()(address)).toBeNull()
  },
)

test('what the database cannot say is no country', async () => {
  for (const answer of [null, '--', '**', '/~']) {
    expect(
      await createCountryLookup(() => Promise.resolve({ lookupStr: () => answer }))('192.0.2.1'),
    ).toBeNull()
  }
})

test('a database that fails says so each time', async () => {
  const countryOf = createCountryLookup(() => Promise.reject(new Error('gone')))
  await expect(countryOf('192.0.2.1')).rejects.toThrow(CountryDatabaseUnavailable)
  await expect(countryOf('192.0.2.1')).rejects.toThrow('gone')
})
