import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { findGaps } from './find-gaps.ts'
import { gapLine, LANGUAGE_CONSTANTS, LANGUAGE_STYLES, removeLanguage } from './language-entries.ts'

const FINNISH_LOCALE = "  fi: { name: 'Suomi', flag: 'fi', tag: 'fi-FI', defaultCountry: 'FI' },\n"

/** A project with one file of messages, one mail and one article, and a beginning of Finnish. */
function begunProject() {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), 'valmis-languages-'))
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), text)
  }
  for (const { file, constant } of LANGUAGE_CONSTANTS)
    put(file, `export const ${constant} = { en: 1, fi: 1 }`)
  put('domain/language/locales.ts', `export const LOCALES = {\n${FINNISH_LOCALE}}`)
  put(LANGUAGE_STYLES, "[data-overlay='fi'] {}")
  put(
    'content/messages/en/home.ts',
    "export const hero = { title: 'Ready in {days}', lead: 'Look first', seo: 'SEO' }",
  )
  put(
    'content/messages/fi/home.ts',
    "export const hero = { title: 'Valmis {days}', lead: 'Katso', seo: 'SEO' }",
  )
  put('content/mail/greeting/en.md', '---\nsubject: Hello\n---\n\n{name}, welcome to {agency}')
  put('content/mail/greeting/fi.md', '---\nsubject: Hei\n---\n\n{agency}: tervetuloa, {name}')
  put('content/articles/story/en.mdx', 'Once')
  put('content/articles/story/fi.mdx', 'Olipa kerran')
  put('content/glossary/fi.md', '# Finnish')
  cpSync('.prettierrc.json', join(path, '.prettierrc.json'))
  const read = (file: string) => readFileSync(join(path, file), 'utf8')
  return { path, put, read, [Symbol.dispose]: remove }
}

const DONE = "export const hero = { title: 'Valmis {days}', lead: 'Katso', seo: 'Haku' }"

async function linesAfter(change: (put: (file: string, text: string) => void, path: string) => void) {
  using project = begunProject()
  change(project.put, project.path)
  return (await findGaps(project.path, 'fi')).gaps.map(gapLine)
}

test('a language that has everything lacks nothing', async () => {
  using project = begunProject()
  project.put('content/messages/fi/home.ts', DONE)
  expect(await findGaps(project.path, 'fi')).toEqual({
    gaps: [],
    texts: { needed: 3, missing: 0 },
    files: { needed: 4, missing: 0 },
  })
})

test('keys, texts left in English and placeholders are named by file, key and count', async () => {
  expect(
    await linesAfter((put) =>
      put('content/messages/fi/home.ts', "export const hero = { title: 'Valmis', seo: 'SEO' }"),
    ),
  ).toEqual([
    'content/messages/fi/home.ts lacks 1 text: hero.lead',
    'content/messages/fi/home.ts leaves in English, unnamed in content/messages/same-as-english.ts, 1 text: hero.seo',
    'content/messages/fi/home.ts has other placeholders than English in 1 text: hero.title',
  ])
})

test('files are named with the texts they would hold, copies of the English one as such', async () => {
  const lines = await linesAfter((put, path) => {
    rmSync(join(path, 'content/messages/fi/home.ts'))
    rmSync(join(path, 'content/glossary/fi.md'))
    cpSync(join(path, 'content/articles/story/en.mdx'), join(path, 'content/articles/story/fi.mdx'))
    put('content/mail/greeting/fi.md', '---\nsubject: Hei\n---\n\nTervetuloa, {name}')
  })
  expect(lines).toEqual([
    'content/articles/story/fi.mdx is still the English text',
    'content/mail/greeting/fi.md does not say {agency}',
    'content/messages/fi/home.ts is missing, with 3 texts: hero.title, hero.lead, hero.seo',
    'content/glossary/fi.md is missing',
  ])
})

test('entries in code are named by file and constant', async () => {
  const lines = await linesAfter((put) => {
    put('content/messages/fi/home.ts', DONE)
    put('domain/language/detect-language.ts', 'const COUNTRIES_BY_LANGUAGE = { en: [] }')
    put(LANGUAGE_STYLES, "[data-overlay='en'] {}")
  })
  expect(lines).toEqual([
    'domain/language/detect-language.ts has no entry for fi in COUNTRIES_BY_LANGUAGE',
    `${LANGUAGE_STYLES} has no rule for [data-overlay='fi']`,
  ])
})

test('a language nobody speaks lacks everything', async () => {
  const { texts, files, gaps } = await findGaps('.', 'xx')
  expect(texts.missing).toBe(texts.needed)
  expect(files.missing).toBe(files.needed)
  expect(gaps.map(gapLine)).toContainEqual(
    expect.stringMatching(/^content\/messages\/xx\/about\.ts is missing, with \d+ texts: about\.\w+/),
  )
})

test('a language that is removed is gone, and nothing of another one with it', async () => {
  using project = begunProject()
  const { put, read } = project
  put(
    'content/messages/messages.ts',
    "import * as en from './en/messages.ts'\nimport * as fi from './fi/messages.ts'\n\nexport const messages: Messages = { en, fi }\n",
  )
  put(
    'domain/language/locales.ts',
    `export const LOCALES = {\n${FINNISH_LOCALE}}\nconst VARIANTS: Readonly<Record<string, Locale>> = {\n  est: 'et', // Estonian\n  fin: 'fi', // Finnish\n  eng: 'en', // English\n}\nconst other = ['fi']\n`,
  )
  put(
    'content/messages/same-as-english.ts',
    "export const SAME_AS_ENGLISH = { 'a.b': ['fi'], 'a.c': ['et', 'fi'], 'a.d': 'all' }\n",
  )
  put('domain/language/country-name.ts', "const SHORT = ['fi']\n")
  put('content/catalogue/agency.ts', "const offices = [{ city: { en: 'Tampere', fi: 'Tampere' } }]\n")
  put('domain/language/paths.ts', 'const ALTERNATE_SEGMENTS = {}\n')
  put(
    'site/features/privacy/privacy-languages.ts',
    "export const PRIVACY_LANGUAGES = ['en', 'fi'] as const satisfies readonly Locale[]\n",
  )
  const rule = (code: string) => `:global(html[data-deciding='${code}']) [data-overlay='${code}']`
  put(LANGUAGE_STYLES, `${rule('en')},\n${rule('fi')} {\n  display: block;\n}\n`)

  await removeLanguage(project.path, 'fi')

  expect(read('content/messages/messages.ts')).toBe(
    "import * as en from './en/messages.ts'\n\nexport const messages: Messages = { en }\n",
  )
  expect(read('domain/language/locales.ts')).toBe(
    "export const LOCALES = {}\nconst VARIANTS: Readonly<Record<string, Locale>> = {\n  est: 'et', // Estonian\n  eng: 'en', // English\n}\nconst other = ['fi']\n",
  )
  expect(read('content/messages/same-as-english.ts')).toMatch(
    /^export const SAME_AS_ENGLISH = \{ ['"]a\.c['"]: \[['"]et['"]\], ['"]a\.d['"]: ['"]all['"] \}/,
  )
  expect(read('content/catalogue/agency.ts')).toBe("const offices = [{ city: { en: 'Tampere' } }]\n")
  expect(read('site/features/privacy/privacy-languages.ts')).not.toContain("'fi'")
  expect(read(LANGUAGE_STYLES)).toContain("data-overlay='en'")
  expect(read(LANGUAGE_STYLES)).not.toContain("data-overlay='fi'")
  expect(globSync('content/**/fi{,.md,.mdx}', { cwd: project.path })).toEqual([])
  expect((await findGaps(project.path, 'fi')).texts.missing).toBe(3)
  expect(await removeLanguage(project.path, 'fi')).toEqual([])
})

test('every constant with a value per language is asked for a new one', () => {
  const perLanguage = globSync('{content,domain,server,site}/**/*.{ts,tsx,astro}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/const (\w+): Readonly<Record<Locale, /g)].map(
        ([, constant]) => `${file} ${constant}`,
      ),
    )
  const asked = LANGUAGE_CONSTANTS.map(({ file, constant }) => `${file} ${constant}`)
  expect(asked.filter((place) => !place.endsWith(' LOCALES')).sort()).toEqual(perLanguage.sort())
})
