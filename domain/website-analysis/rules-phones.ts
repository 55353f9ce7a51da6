import { READABLE_PX, TARGET_PX } from './observation.ts'
import { marksOn, right, wrong, rulesIn, type Rule } from './rule.ts'
import { asksForCookies, telephoneIn } from './page-words.ts'

/** Letters of small text on a page that are more than one line of small print. */
const SMALL_PRINT_LETTERS = 60
/** One small target is no reason to speak, ten are. */
const FEW_TARGETS = 3
const MANY_TARGETS = 10
/** A shadow or a rounding may reach over the edge by so much. */
const EDGE_TOLERANCE_PX = 8
/** Text must bear being doubled: WCAG 2.2, success criterion 1.4.4. */
const LEAST_ZOOM = 2

/** Whether a phone fits the page to its screen; https://www.w3.org/TR/css-viewport-1/#viewport-meta */
function fitsPhones(viewport: string | null): boolean {
  return viewport !== null && /(?:width|initial-scale)\s*=/i.test(viewport)
}

const { rule, tickedRule } = rulesIn('phones')

/** Made for phones. */
export const PHONE_RULES: readonly Rule[] = [
  tickedRule('deskOnly', 'severe', 'days', (seen) => {
    if (seen.document === null) return null
    if (fitsPhones(seen.document.viewport)) return right()
    return wrong({ marks: marksOn(seen, 'circle', ({ headlines }) => headlines) })
  }),
  tickedRule('widePage', 'serious', 'hours', (seen) => {
    const { phone, document } = seen
    // a page without viewport is laid out for a desk, and told so by its own rule
    if (phone === null || (document !== null && !fitsPhones(document.viewport))) return null
    const pixels = Math.round(phone.pageWidth - phone.width)
    if (pixels <= EDGE_TOLERANCE_PX) return right()
    return wrong({
      figure: { pixels },
      evidence: phone.wideThings.map(({ text }) => text),
      marks: marksOn(seen, 'circle', (layout) => (layout === phone ? layout.wideThings : [])),
    })
  }),
  rule('popup', 'serious', 'minutes', (seen) => {
    if (seen.phone === null) return null
    const { popup } = seen.phone
    // a question about cookies is a duty, and forgiven by Google too:
    // https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials
    if (popup === null || asksForCookies(popup.text)) return right()
    return wrong({
      evidence: [popup.text],
      marks: marksOn(seen, 'strike', (layout) => (layout === seen.phone ? [popup] : [])),
    })
  }),
  tickedRule('smallText', 'serious', 'hours', (seen) => {
    if (seen.phone === null) return null
    const small = seen.phone.smallTexts.filter(({ text }) => text.trim().length > 2)
    const letters = small.reduce((sum, { text }) => sum + text.length, 0)
    if (letters < SMALL_PRINT_LETTERS)
      // a page for a desk is shown smaller on a phone, so that its text is too
      return seen.document !== null && !fitsPhones(seen.document.viewport) ? null : right()
    return wrong({
      figure: { limit: READABLE_PX },
      evidence: small.map(({ text }) => text),
      marks: marksOn(seen, 'underline', (layout) => (layout === seen.phone ? small : [])),
    })
  }),
  rule('smallTargets', 'minor', 'hours', (seen) => {
    if (seen.phone === null) return null
    const { smallTargets } = seen.phone
    if (smallTargets.length < FEW_TARGETS) return right()
    return wrong({
      severity: smallTargets.length >= MANY_TARGETS ? 'serious' : 'minor',
      figure: { limit: TARGET_PX },
      evidence: smallTargets.map(({ text }) => text),
      marks: marksOn(seen, 'circle', (layout) => (layout === seen.phone ? smallTargets : [])),
    })
  }),
  rule('zoomForbidden', 'serious', 'minutes', ({ document }) => {
    if (typeof document?.viewport !== 'string') return null
    const most = /maximum-scale\s*=\s*([\d.]+)/i.exec(document.viewport)?.[1]
    const isForbidden = /user-scalable\s*=\s*(?:no|0)\b/i.test(document.viewport)
    if (!isForbidden && (most === undefined || Number(most) >= LEAST_ZOOM)) return right()
    return wrong({ evidence: [document.viewport] })
  }),
  rule('untappableTelephone', 'minor', 'minutes', (seen) => {
    if (seen.document === null) return null
    if (seen.document.links.some(({ address }) => /^tel:/i.test(address))) return right() // RFC 3966
    const number = telephoneIn(seen.document.text)
    if (number === null) return null
    return wrong({
      figure: { number },
      marks: marksOn(seen, 'circle', ({ telephones }) => telephones.filter(({ text }) => telephoneIn(text))),
    })
  }),
]
