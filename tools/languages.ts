/**
 * `npm run languages`: what the site's languages lack; `npm run languages -- fi`: what Finnish would need;
 * `npm run languages -- --without ru`: what is left of Russian. Exit 1 until there is nothing.
 * It runs before every build and reads files without loading them: a language without one of them would stop
 * the build in whatever asks for it first.
 */
import { parseArgs } from 'node:util'

import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/language/locales.ts'

import { findGaps } from './languages/find-gaps.ts'
import { findRemains } from './languages/find-remains.ts'
import { gapLine } from './languages/gap.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string' } },
})
const languages =
  positionals.length > 0 ? positionals : LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE)
const malformed = [...positionals, values.without ?? 'et'].find((code) => !/^[a-z]{2,3}$/.test(code))

if (malformed !== undefined) {
  console.error(`"${malformed}" is no code of a language: two or three small letters (ISO 639), such as fi`)
  process.exitCode = 2
} else if (values.without !== undefined) {
  const remains = await findRemains('.', values.without)
  for (const gap of remains) console.log(gapLine(gap))
  console.log(`${values.without}: ${remains.length === 0 ? 'nothing is left' : `${remains.length} left`}`)
  process.exitCode = remains.length === 0 ? 0 : 1
} else {
  const reports = await Promise.all(languages.map((language) => findGaps('.', language)))
  for (const [place, { gaps, texts, files }] of reports.entries()) {
    for (const gap of gaps) console.log(gapLine(gap))
    const has = (all: typeof texts) => `${all.needed - all.missing} of ${all.needed}`
    const rest =
      gaps.length === 0 ? 'complete' : `${gaps.length} ${gaps.length === 1 ? 'place' : 'places'} to mend`
    console.log(`${languages[place] ?? ''}: ${has(texts)} texts, ${has(files)} files, ${rest}`)
  }
  process.exitCode = reports.every(({ gaps }) => gaps.length === 0) ? 0 : 1
}
