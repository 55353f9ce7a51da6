/**
 * `npm run languages`: what the site's languages lack; `npm run languages -- fi`: what Finnish would need;
 * exit 1 until there is nothing. `npm run languages -- --remove ru,nl` removes languages. It runs before
 * every build and reads files without loading them, because a missing file would stop the build elsewhere.
 */
import { parseArgs } from 'node:util'

import { agency } from '#content/catalogue/agency.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/language/locales.ts'

import { findGaps } from './find-gaps.ts'
import { gapLine, removeLanguage } from './language-entries.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { remove: { type: 'string', multiple: true, default: [] } },
})
const languages =
  positionals.length > 0 ? positionals : LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE)
const toRemove = values.remove.flatMap((codes) => codes.split(','))
const malformed = [...positionals, ...toRemove].find((code) => !/^[a-z]{2,3}$/.test(code))

if (malformed !== undefined) {
  console.error(`"${malformed}" is no code of a language: two or three small letters (ISO 639), such as fi`)
  process.exitCode = 2
} else if (toRemove.length > 0) {
  process.exitCode = await removeLanguages(toRemove)
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

/** Prints why a language must stay, or removes all. */
async function removeLanguages(codes: readonly string[]): Promise<number> {
  const reason = codes.map(reasonToStay).find((reason) => reason !== null)
  if (reason !== undefined) {
    console.error(reason)
    return 1
  }
  for (const code of codes) {
    const files = await removeLanguage('.', code)
    console.log(`${code}: ${files.length === 0 ? 'nothing is left' : `removed from ${files.length} places`}`)
    for (const file of files) console.log(`  ${file}`)
  }
  console.log('Now: npm run build, npm run check, npm test')
  return 0
}

function reasonToStay(code: string): string | null {
  if (code === DEFAULT_LOCALE)
    return 'English stays: its texts define the keys, and whoever has no other language reads it'
  if (code !== agency.staffLanguage) return null
  return `The staff reads "${code}": name another staffLanguage in content/catalogue/agency.ts first`
}
