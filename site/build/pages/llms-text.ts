import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages, type PackageId } from '#content/catalogue/packages.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '#domain/language/locales.ts'
import { localeOfPath, pageOfPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { withoutJoiners } from '#domain/language/word-joiner.ts'
import { listPackages, type Package } from '#domain/pricing/packages.ts'

import { pageContext } from '../../page/page-context.ts'
import type { PublicPage } from './public-page.ts'

/**
 * `llms.txt` for language models (https://llmstxt.org): the words of `content/llms.md` with the catalogue's
 * figures, and the built pages.
 */
export function llmsText(
  template: string,
  pages: readonly PublicPage[],
  absolute: (path: string) => string,
): string {
  const context = pageContext(DEFAULT_LOCALE)
  const [smallest] = packages
  const link = (name: string, { path }: PublicPage) => `- [${name}](${absolute(path)})`
  const listed = pages.filter(({ path, canonicalPath }) => path === canonicalPath)
  const english = listed.filter(({ path }) => localeOfPath(path) === DEFAULT_LOCALE)
  const list = (some: PublicPage[]) =>
    some.map((page) => `${link(page.title, page)}: ${page.description}`).join('\n')
  const homes = listed.filter(
    ({ path, locale }) =>
      localeOfPath(path) === locale && pageOfPath(path) === '/' && locale !== DEFAULT_LOCALE,
  )
  const prices = starterPrices(context.profile.currency, context)
  const said = prices === '' ? template.replace(/.*\{prices\}.*\n\n/, '') : template
  const text = withoutJoiners(
    fillPlaceholders(said, {
      agency: agency.name,
      days: context.range(smallest.deliveryDays),
      changeDays: listPackages(packages, ({ revisionDays }) =>
        fillPlaceholders(context.messages.pricing.changeDays, { count: context.number(revisionDays) }),
      ),
      hours: context.number(claims.analysisHours),
      mailbox: agency.salesMailbox,
      packages: packages.map((offer) => packageLine(offer, context)).join('\n'),
      currency: context.profile.currency,
      prices,
      smallest: smallest.name,
      pages: list(english.filter(({ isArticle }) => !isArticle)),
      articles: list(english.filter(({ isArticle }) => isArticle)),
      languageCount: context.number(LOCALE_CODES.length),
      languages: homes.map((page) => link(LOCALES[page.locale].name, page)).join('\n'),
    }),
  )
  return text.replace(/^## .+\n+(?=##|$(?![\s\S]))/gm, '') // a heading without contents
}

function packageLine(
  { id, name, deliveryDays }: Package<PackageId>,
  { messages, priceText, range }: ReturnType<typeof pageContext>,
): string {
  const words = messages.pricing
  const ready = fillPlaceholders(words.includesDelivery, { days: range(deliveryDays) })
  return `- ${name}, ${priceText(id)}: ${words[`${id}For`]} ${ready}.`
}

/** The starter price in every currency but one, with the currency's code as its only mark. */
function starterPrices(except: string, { number }: ReturnType<typeof pageContext>): string {
  const prices = priceProfiles
    .filter(({ currency }) => currency !== except)
    .map(({ currency, basePrice }) => `${currency} ${number(basePrice)}`)
  return [...new Set(prices)].join(', ')
}
