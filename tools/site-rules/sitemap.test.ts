import { expect, test } from 'vitest'

import { SECOND } from '#domain/language/a-locale.ts'

import { aPage, absolute, alternatesOf, aSite } from './a-built-page.ts'
import { checkSitemap } from './sitemap.ts'

const site = aSite(
  aPage('/en/a'),
  aPage(`/${SECOND}/a`),
  aPage('/en/copy', { canonical: '/en/a', alternates: '' }),
  aPage('/en/sent', { head: '<meta name="robots" content="noindex">' }),
)

function entry(path: string, alternates = alternatesOf(path)): string {
  return `<url><loc>${absolute(path)}</loc>${alternates.replaceAll('<link', '<xhtml:link').replaceAll('>', '/>')}</url>`
}

test('a sitemap lists every page to be found, with the alternates of its head', () => {
  expect(checkSitemap(entry('/en/a') + entry(`/${SECOND}/a`), site)).toEqual([])
})

test.each([
  ['a missing page', entry('/en/a'), `sitemap.xml lacks /${SECOND}/a`],
  [
    'a page that names another as its original',
    entry('/en/copy'),
    'sitemap.xml lists /en/copy, which is no page to be found',
  ],
  ['a hidden page', entry('/en/sent'), 'sitemap.xml lists /en/sent, which is no page to be found'],
  [
    'other alternates',
    entry('/en/a', alternatesOf('/en/a', ['en'])),
    'sitemap.xml names other alternates of /en/a than its head',
  ],
])('%s is found', (_, xml, expected) => {
  expect(checkSitemap(xml, site)).toContain(expected)
})
