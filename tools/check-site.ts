/**
 * Reads the built pages and refuses what must never be published: style attributes, inline handlers, requests
 * to others, dead links, wrong titles, one-sided alternates, structured data that differs from the page, parts
 * without styles, and files over their byte budget.
 */
import { existsSync, statSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import * as parts from '#content/catalogue/parts.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { PICTURE_FOLDER } from '../site/build/share-pictures/picture-order.ts'
import { checkPages } from './site-rules/check-pages.ts'
import { fetchedOnlyWith, weighPage } from './site-rules/byte-budgets.ts'
import { builtSite, type BuiltPage } from './site-rules/built-page.ts'
import { chatIndexPath, checkChatIndex } from './site-rules/chat-index.ts'
import { classesOf, namesOf, styledClasses, unstyledClasses } from './site-rules/late-styles.ts'
import { checkSitemap } from './site-rules/sitemap.ts'

const CLIENT = 'dist/client'
/** The chat's budget, besides React, when it opens: what it knows and what sends a lead come later. */
const CHAT_BUDGET_KIB = 15
/** WhatsApp shows no picture above 300 KB; slow phones need less. */
const PICTURE_BUDGET_KIB = 100

if (!existsSync(`${CLIENT}/sitemap.xml`)) {
  console.error('There are no built pages, or not all of them: run npm run build')
  process.exit(1)
}

const names = (await readdir(CLIENT, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
const pages: BuiltPage[] = await Promise.all(
  names
    .filter((name) => name.endsWith('.html'))
    .map(async (name) => ({
      path: name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`,
      html: await readFile(join(CLIENT, name), 'utf8'),
    })),
)
const site = builtSite(pages, new Set(names.map((name) => `/${name}`)))
const problems = [
  ...checkPages(site),
  ...checkSitemap(await readFile(join(CLIENT, 'sitemap.xml'), 'utf8'), site),
]

for (const name of [...site.files].filter((file) => file.startsWith(PICTURE_FOLDER))) {
  const picture = (await stat(join(CLIENT, name))).size / 1024
  if (picture > PICTURE_BUDGET_KIB)
    problems.push(`${name} weighs ${picture.toFixed(0)} KiB, budget ${PICTURE_BUDGET_KIB}`)
}

for (const locale of parts.chat ? LOCALE_CODES : [])
  problems.push(...checkChatIndex(locale, await readFile(join(CLIENT, chatIndexPath(locale)), 'utf8'), site))

const scripts = new Map<string, string>()
for (const name of names.filter((file) => file.startsWith('_astro/') && file.endsWith('.js')))
  scripts.set(name.slice('_astro/'.length), await readFile(join(CLIENT, name), 'utf8'))
for (const [name, script] of scripts)
  for (const [, file = ''] of script.matchAll(/"(_astro\/[^"]+)"/g))
    if (!site.files.has(`/${file}`)) problems.push(`${name} asks for ${file}, which does not exist`)

const sheets = new Map<string, string>()
for (const name of names.filter((file) => file.startsWith('_astro/') && file.endsWith('.css')))
  sheets.set(name.slice('_astro/'.length), await readFile(join(CLIENT, name), 'utf8'))
const files = new Map([...scripts, ...sheets].map(([name, text]) => [name, namesOf(name, text)]))
const known = new Set([
  ...pages.flatMap(({ html }) => styledClasses(html)),
  ...[...sheets.values()].flatMap((sheet) => classesOf(sheet)),
])
for (const { path, html } of pages) {
  const unstyled = unstyledClasses(html, files, known)
  if (unstyled.length > 0) problems.push(`${path}: parts loaded late have no styles: ${unstyled.join(' ')}`)
}

const sizes = new Map<string, number>()

const chat = parts.chat ? chatWeight() : 0
if (chat > CHAT_BUDGET_KIB) problems.push(`the chat weighs ${chat.toFixed(1)} KiB, budget ${CHAT_BUDGET_KIB}`)

/** Bytes of a built file as it is sent. */
function bytesOf(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const name = site.pages.has(file) ? (file === '/' ? '/index.html' : `${file}.html`) : file
  const packed = join(CLIENT, `${name}.br`) // the build has packed what gains by it
  const bytes = statSync(existsSync(packed) ? packed : join(CLIENT, name)).size
  sizes.set(file, bytes)
  return bytes
}

const weights = pages.map(({ path, html }) => weighPage(path, html, bytesOf))
problems.push(...weights.flatMap((weight) => weight.problems))
const heaviest = weights.reduce((most, weight) => (weight.load > most.load ? weight : most))
for (const problem of problems) console.error(problem)
console.log(
  `       ${pages.length} pages; heaviest ${heaviest.path}: ${heaviest.page.toFixed(1)} KiB with its styles, ${heaviest.load.toFixed(1)} KiB with the ${heaviest.requests - 1} files it loads first, ${heaviest.script.toFixed(1)} of them script; the chat, when opened: ${chat.toFixed(1)} KiB`,
)
process.exitCode = problems.length === 0 ? 0 : 1

/** KiB that the chat loads in addition to what the ticket dialog loads too. */
function chatWeight(): number {
  const kib = (name: string) => bytesOf(`/_astro/${name}`) / 1024
  const words = [...scripts.keys()].filter((name) => name.startsWith('chat-assistant.')).map(kib)
  const others = fetchedOnlyWith('start-chat', 'start-ticket', scripts).map(kib)
  return others.reduce((sum, own) => sum + own, Math.max(...words))
}
