import { isEmptyTitle, leadsToMap, mayHoldTelephone, namesAddress, offersLanguages } from './page-words.ts'
import { hostOf, right, wrong, rulesIn, type Rule } from './rule.ts'
import type { Observation, PageDocument } from './observation.ts'

/** Types of schema.org that say nothing of who is behind a page; shops and clinics have types of their own. */
const PAGE_TYPES =
  /^(?:WebSite|\w*Page|\w*Action|EntryPoint|BreadcrumbList|ListItem|ItemList|ImageObject|VideoObject|MediaObject|PropertyValueSpecification|SiteNavigationElement|WP\w+|SpeakableSpecification|Article|BlogPosting|NewsArticle|Blog|Thing|CreativeWork|ReadAction|Question|Answer)$/

/** Pages that are gone (RFC 9110, sections 15.5.5 and 15.5.11); 401, 403 and 429 may be meant for robots. */
const GONE = new Set([404, 410])

/** The other way to write the site's address, with or without `www.`; null where a subdomain needs none. */
function otherHostOf({ connection }: Observation): string | null {
  const host = hostOf(connection.finalAddress)
  if (host.startsWith('www.')) return host.slice(4)
  return /^[^.]+\.(?:(?:co|com|org|net|ac|gov|edu)\.[a-z]{2}|[^.]+)$/.test(host) ? `www.${host}` : null
}

function looksLikeBusiness({ text, links }: PageDocument): boolean {
  return mayHoldTelephone(text) || namesAddress(text) || links.some(({ address }) => leadsToMap(address))
}

/** `max-image-preview:none` forbids nothing. */
function forbidsIndex(rules: string): boolean {
  return rules.split(',').some((rule) => /^(?:noindex|none)$/i.test(rule.trim()))
}

/** Signs that search engines are sent away; https://developers.google.com/search/docs/crawling-indexing/block-indexing */
function closedSigns({ document, connection }: Observation): string[] {
  return [
    ...(forbidsIndex(document?.robots ?? '') ? ['meta robots: noindex'] : []),
    ...(forbidsIndex(connection.robotsHeader.replace(/googlebot:/gi, '')) ? ['X-Robots-Tag: noindex'] : []),
    ...(connection.robotsTxt?.disallowsAll === true ? ['robots.txt: Disallow: /'] : []), // RFC 9309
  ]
}

const { rule, tickedRule } = rulesIn('search')

/** Found by search engines. */
export const SEARCH_RULES: readonly Rule[] = [
  tickedRule('hiddenFromSearch', 'severe', 'minutes', (seen) => {
    const signs = closedSigns(seen)
    if (signs.length > 0) return wrong({ evidence: signs })
    return seen.document === null ? null : right()
  }),
  // HTML, section 4.2.2; WCAG 2.2, success criterion 2.4.2
  tickedRule('title', 'serious', 'minutes', ({ document, connection }) => {
    if (document === null) return null
    const title = document.titles[0]?.trim() ?? ''
    if (title !== '' && !isEmptyTitle(title)) return right()
    return wrong({ figure: { title: title || connection.finalAddress } })
  }),
  // https://developers.google.com/search/docs/appearance/snippet
  tickedRule('description', 'minor', 'minutes', ({ document }) => {
    if (document === null) return null
    return document.descriptions.some((text) => text.trim() !== '') ? right() : wrong()
  }),
  // HTML, section 4.2: one title, one description
  rule('doubled', 'minor', 'minutes', ({ document }) => {
    if (document === null) return null
    const doubled = [document.titles, document.descriptions].filter((texts) => texts.length > 1)
    if (doubled.length === 0) return right()
    const count = doubled.reduce((sum, texts) => sum + texts.length - 1, 0)
    return wrong({ figure: { count }, evidence: doubled.flat() })
  }),
  rule('deadWww', 'serious', 'minutes', (seen) => {
    const host = otherHostOf(seen)
    if (host === null || seen.connection.otherHost === null) return null
    return seen.connection.otherHost === 'unreachable' ? wrong({ figure: { host } }) : right()
  }),
  // RFC 6596: a canonical address settles it
  rule('twoAddresses', 'minor', 'minutes', (seen) => {
    const host = otherHostOf(seen)
    if (host === null || seen.document === null || seen.connection.otherHost === null) return null
    const isTwice = seen.connection.otherHost === 'serves' && seen.document.canonical === null
    return isTwice ? wrong({ figure: { host } }) : right()
  }),
  tickedRule('brokenLinks', 'serious', 'minutes', ({ links }) => {
    const tried = links.filter(({ kind }) => kind === 'link')
    if (tried.length === 0) return null
    const broken = tried.filter(({ status }) => GONE.has(status))
    if (broken.length === 0) return right()
    return wrong({ figure: { count: broken.length }, evidence: broken.map(({ address }) => address) })
  }),
  // https://schema.org/LocalBusiness
  tickedRule('businessData', 'minor', 'hours', ({ document }) => {
    if (document === null) return null
    if (document.structuredTypes.some((type) => !PAGE_TYPES.test(type))) return right()
    return looksLikeBusiness(document) ? wrong({ evidence: document.structuredTypes }) : null
  }),
  // https://ogp.me
  tickedRule('sharePicture', 'minor', 'minutes', ({ document }) => {
    if (document === null) return null
    return document.shareImage === null ? wrong() : right()
  }),
  // https://developers.google.com/search/docs/specialty/international/localized-versions
  rule('alternates', 'minor', 'hours', ({ document }) => {
    if (document === null) return null
    const isUntold =
      document.alternates.length === 0 && offersLanguages(document.links.map(({ text }) => text))
    return isUntold ? wrong() : right()
  }),
]
