import {
  asksToAct,
  bringsProof,
  copyrightYears,
  isEmptyHeadline,
  leadsToMap,
  leadsToPrice,
  leftOverIn,
  mayHoldTelephone,
  namesAddress,
  namesHours,
  statesPrice,
  telephoneIn,
} from './page-words.ts'
import { fileNameOf, inFirstWindow, marksOn, right, upperRight, wrong, rulesIn, type Rule } from './rule.ts'
import type { Layout, Observation, PageDocument, PlacedThing } from './observation.ts'

/** In the first quarter last year may stand: sites are brought up to date when somebody thinks of it. */
const MONTHS_OF_GRACE = 3
/** “Call us: +49 30 1234567” is a call, an address with a number in it is none. */
const LONGEST_CALL = 30
/** No copyright line is older than the web; what is, is a founding year. */
const FIRST_YEAR = 1995

/** The words a visitor can go by: what is written, and what links and buttons (not those of menus) are called. */
function wordsOf({ text, links, buttons, headings }: PageDocument): string[] {
  return [
    text,
    ...links.map((link) => link.text),
    ...buttons.filter(asksToAct),
    ...headings.map((heading) => heading.text),
  ]
}

function hasTelephone({ document, phone, desktop }: Observation): boolean {
  if ([phone, desktop].some((layout) => layout !== null && telephonesOf(layout).length > 0)) return true
  if (document === null) return false
  return (
    document.links.some(({ address }) => /^tel:|wa\.me|whatsapp/i.test(address)) ||
    mayHoldTelephone(document.text)
  )
}

/** What may be a number, and links that call without showing one. */
function telephonesOf({ telephones }: Layout): PlacedThing[] {
  return telephones.filter(({ text }) => !/\d/.test(text) || mayHoldTelephone(text))
}

/** Whether a number is on the page beyond doubt, not a row of digits only. */
function certainlyHasTelephone({ document }: Observation): boolean {
  if (document === null) return false
  return telephoneIn(document.text) !== null || document.links.some(({ address }) => /^tel:/i.test(address))
}

function hasType({ structuredTypes }: PageDocument, types: RegExp): boolean {
  return structuredTypes.some((type) => types.test(type))
}

/** Broken pictures by name: seen by a browser, or asked for and gone. */
function brokenPictures({ phone, desktop, links }: Observation): string[] {
  const gone = links.filter(({ kind, status }) => kind === 'picture' && (status === 404 || status === 410))
  return [
    ...new Set([
      ...[phone, desktop].flatMap((layout) => layout?.brokenPictures.map(({ text }) => text) ?? []),
      ...gone.map(({ address }) => fileNameOf(address)),
    ]),
  ]
}

const { rule, tickedRule } = rulesIn('clarity')

/** Understood in five seconds. The sources are what visitors of small businesses look for: our own article. */
export const CLARITY_RULES: readonly Rule[] = [
  rule('telephone', 'severe', 'minutes', (seen) => {
    if (seen.document === null) return null
    if (hasTelephone(seen)) return right()
    return wrong({ marks: marksOn(seen, 'arrow', (layout) => [upperRight(layout)]) })
  }),
  rule('unfinished', 'severe', 'minutes', (seen) => {
    if (seen.document === null) return null
    const { titles, descriptions, text } = seen.document
    const left = [text, ...titles, ...descriptions].map(leftOverIn).find((found) => found !== null)
    if (left === undefined) return right()
    return wrong({
      evidence: [left],
      marks: marksOn(seen, 'strike', ({ headlines }) => headlines.filter((line) => leftOverIn(line.text))),
    })
  }),
  tickedRule('hiddenTelephone', 'serious', 'minutes', (seen) => {
    const { phone } = seen
    if (phone === null || !certainlyHasTelephone(seen)) return null
    if (inFirstWindow(phone, telephonesOf(phone)).length > 0) return right()
    return wrong({
      marks: marksOn(seen, 'arrow', (layout) => (layout === phone ? [upperRight(phone)] : [])),
    })
  }),
  rule('vagueHeadline', 'serious', 'minutes', (seen) => {
    const headline = seen.document?.headings.find(({ level, text }) => level === 1 && text.trim() !== '')
    if (headline === undefined) return null
    if (!isEmptyHeadline(headline.text)) return right()
    return wrong({
      figure: { headline: headline.text },
      marks: marksOn(seen, 'underline', ({ headlines }) =>
        headlines.filter(({ text }) => isEmptyHeadline(text)),
      ),
    })
  }),
  tickedRule('action', 'serious', 'hours', (seen) => {
    const { phone } = seen
    if (phone === null) return null
    // a number among other words asks nothing, “Call now” does
    const calls = telephonesOf(phone).filter(({ text }) => text.length <= LONGEST_CALL)
    const actions = inFirstWindow(phone, [...phone.actions, ...calls])
    if (actions.some(({ text }) => asksToAct(text))) return right()
    return wrong({
      marks: marksOn(seen, 'arrow', (layout) =>
        layout === phone ? inFirstWindow(phone, phone.headlines) : [],
      ),
    })
  }),
  rule('brokenPictures', 'serious', 'minutes', (seen) => {
    const broken = brokenPictures(seen)
    if (broken.length > 0) {
      return wrong({
        figure: { count: broken.length },
        evidence: broken,
        marks: marksOn(seen, 'strike', (layout) => layout.brokenPictures),
      })
    }
    const wasLookedAt = seen.phone !== null || seen.links.some(({ kind }) => kind === 'picture')
    return wasLookedAt ? right() : null
  }),
  tickedRule('proof', 'serious', 'hours', ({ document, traffic }) => {
    if (document === null) return null
    const sources = [
      ...wordsOf(document),
      ...document.links.map(({ address }) => address),
      ...(traffic?.thirdParties ?? []),
    ]
    return hasType(document, /Review|Rating/) || sources.some(bringsProof) ? right() : wrong()
  }),
  tickedRule('price', 'minor', 'hours', ({ document, phone, desktop }) => {
    if (document === null) return null
    const isStated =
      [phone, desktop].some((layout) => layout !== null && layout.prices.length > 0) ||
      statesPrice(document.text)
    return isStated || wordsOf(document).slice(1).some(leadsToPrice) ? right() : wrong()
  }),
  tickedRule('openingHours', 'minor', 'minutes', ({ document }) => {
    if (document === null) return null
    return hasType(document, /OpeningHours/) || wordsOf(document).some(namesHours) ? right() : wrong()
  }),
  tickedRule('postalAddress', 'minor', 'minutes', ({ document }) => {
    if (document === null) return null
    const isNamed =
      hasType(document, /PostalAddress|GeoCoordinates/) ||
      document.links.some(({ address }) => leadsToMap(address)) ||
      wordsOf(document).some(namesAddress)
    return isNamed ? right() : wrong()
  }),
  rule('oldYear', 'minor', 'minutes', ({ document, seenAt }) => {
    if (document === null) return null
    const thisYear = Number(seenAt.slice(0, 4))
    const years = copyrightYears(document.footer).filter((year) => year >= FIRST_YEAR && year <= thisYear + 1)
    if (years.length === 0) return null
    const year = Math.max(...years)
    const oldest = Number(seenAt.slice(5, 7)) > MONTHS_OF_GRACE ? thisYear : thisYear - 1
    return year < oldest ? wrong({ figure: { year } }) : right()
  }),
]
