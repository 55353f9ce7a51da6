import {
  cornerOf,
  cutToPicture,
  hostOf,
  marksOn,
  megabytes,
  right,
  seconds,
  wrong,
  rulesIn,
  type Rule,
} from './rule.ts'
import type { Layout, Observation } from './observation.ts'

/** Good and poor: https://web.dev/articles/lcp (2.5 s and 4 s). */
const GOOD_PAINT_MS = 2_500
const POOR_PAINT_MS = 4_000
/** Poor: Lighthouse's "slow" for Total Blocking Time; below it a busy machine of ours may be to blame. */
const POOR_BLOCKING_MS = 600
/** Good and poor: https://web.dev/articles/cls (0.1 and 0.25). */
const GOOD_SHIFT = 0.1
const POOR_SHIFT = 0.25
/** Good and poor: Lighthouse's `total-byte-weight` (1,600 KiB is its aim, 2,667 and 4,000 KiB its scale). */
const GOOD_BYTES = 2_667 * 1_024
const POOR_BYTES = 4_000 * 1_024
/** A picture below this is not worth an afternoon, however many pixels it has. */
const HEAVY_PICTURE_BYTES = 100_000
const MANY_PICTURE_BYTES = 1_000_000
/** As much text as makes a difference; RFC 9110, section 8.4. */
const UNCOMPRESSED_BYTES = 10_000
const MUCH_UNCOMPRESSED_BYTES = 100_000
/** Lighthouse's `redirects` forgives one as well. */
const CHAIN_LENGTH = 2

/** Heavy pictures of both layouts, each once. */
function heavyPictures({ phone, desktop }: Observation) {
  const heavy = [phone, desktop].flatMap((layout) => (layout === null ? [] : onesWorthMending(layout)))
  return [...new Map(heavy.map((picture) => [picture.text, picture])).values()]
}

function onesWorthMending({ heavyPictures }: Layout) {
  return heavyPictures.filter(({ bytes }) => bytes >= HEAVY_PICTURE_BYTES)
}

/** Whether a host is the site's own or a subdomain of it. */
function isOwn(host: string, site: string): boolean {
  const name = site.replace(/^www\./, '')
  return host === name || host.endsWith(`.${name}`)
}

const { rule, tickedRule } = rulesIn('speed')

/** Quick enough. */
export const SPEED_RULES: readonly Rule[] = [
  tickedRule('slowPaint', 'serious', 'hours', ({ lighthouse }) => {
    const paintMs = lighthouse?.largestPaintMs ?? null
    if (paintMs === null) return null
    const figure = { seconds: seconds(paintMs), limit: seconds(GOOD_PAINT_MS) }
    if (paintMs <= GOOD_PAINT_MS) return right(figure)
    return wrong({ figure, severity: paintMs > POOR_PAINT_MS ? 'severe' : 'serious' })
  }),
  rule('heavyPictures', 'minor', 'hours', (seen) => {
    if (seen.phone === null && seen.desktop === null) return null
    const heavy = heavyPictures(seen)
    if (heavy.length === 0) return right()
    const bytes = heavy.reduce((sum, picture) => sum + picture.bytes, 0)
    return wrong({
      severity: bytes > MANY_PICTURE_BYTES ? 'serious' : 'minor',
      figure: { count: heavy.length, megabytes: megabytes(bytes) },
      evidence: heavy.map(({ text }) => text),
      marks: marksOn(seen, 'arrow', (layout) =>
        onesWorthMending(layout).flatMap(({ box }) => {
          const inside = cutToPicture(box, layout)
          return inside === null ? [] : [{ box: cornerOf(inside) }]
        }),
      ),
    })
  }),
  tickedRule('heavyPage', 'minor', 'hours', ({ traffic }) => {
    if (traffic === null) return null
    const figure = { megabytes: megabytes(traffic.bytes), limit: megabytes(GOOD_BYTES) }
    if (traffic.bytes <= GOOD_BYTES) return right(figure)
    return wrong({ figure, severity: traffic.bytes > POOR_BYTES ? 'serious' : 'minor' })
  }),
  rule('blocked', 'serious', 'hours', ({ lighthouse }) => {
    const blockingMs = lighthouse?.blockingMs ?? null
    if (blockingMs === null) return null
    return blockingMs > POOR_BLOCKING_MS ? wrong({ figure: { seconds: seconds(blockingMs) } }) : right()
  }),
  tickedRule('layoutShift', 'minor', 'hours', ({ lighthouse }) => {
    const shift = lighthouse?.layoutShift ?? null
    if (shift === null) return null
    if (shift <= GOOD_SHIFT) return right()
    const figure = { shift: Math.round(shift * 100) / 100, limit: GOOD_SHIFT }
    return wrong({ figure, severity: shift > POOR_SHIFT ? 'serious' : 'minor' })
  }),
  rule('uncompressed', 'minor', 'minutes', ({ traffic, connection }) => {
    if (traffic === null) return null
    const site = hostOf(connection.finalAddress)
    const own = traffic.uncompressed.filter(({ address }) => isOwn(hostOf(address), site))
    const bytes = own.reduce((sum, text) => sum + text.bytes, 0)
    if (bytes < UNCOMPRESSED_BYTES) return right()
    return wrong({
      severity: bytes > MUCH_UNCOMPRESSED_BYTES ? 'serious' : 'minor',
      figure: { kilobytes: Math.round(bytes / 1_000) },
      evidence: own.map(({ address }) => address),
    })
  }),
  rule('redirectChain', 'minor', 'minutes', ({ connection: { redirects } }) => {
    if (redirects.length < CHAIN_LENGTH) return right()
    return wrong({ figure: { count: redirects.length }, evidence: redirects })
  }),
]
