/** A mail whose lines of `format=flowed` are still as sent. */
interface Unfolded {
  bytes: Buffer
  isFlowed: boolean
  /** `delsp=yes`: the space at a line's end is none of the text. */
  deletesSpace: boolean
}

const FLOWED = /^(?:content-type:|[ \t])[^\n]{0,200}format="?flowed/i
const DELETES_SPACE = /delsp="?yes/i
/** Where the rest of the header is sought, in bytes. */
const NEAR = 200
/** More often than any mail of parts says it. */
const MOST_FOUND = 1_000

/**
 * The mail without its parameter `format=flowed` (RFC 3676): the parser would join lines without a look at
 * quotes, so that an answer became part of the quote above it. `joinFlowedLines` does it afterwards.
 */
export function withoutFlow(raw: Buffer): Unfolded {
  const found: Unfolded = { bytes: raw, isFlowed: false, deletesSpace: false }
  let at = -1
  for (let count = 0; count < MOST_FOUND; count += 1) {
    at = raw.indexOf('flowed', at + 1)
    if (at === -1) break
    const around = raw.toString('latin1', Math.max(0, at - NEAR), at + NEAR)
    const start = around.lastIndexOf('\n', Math.min(at, NEAR)) + 1
    const line = around.slice(start)
    if (!FLOWED.test(line)) continue
    if (!found.isFlowed) found.bytes = Buffer.from(raw)
    found.bytes.write('fixed ', at)
    found.isFlowed = true
    found.deletesSpace ||= DELETES_SPACE.test(line)
  }
  return found
}

/** Joins the lines of a paragraph (RFC 3676 §4): each ends with a space, and has as many quote marks. */
export function joinFlowedLines(text: string, deletesSpace: boolean): string {
  const joined: { depth: number; pieces: string[]; isSoft: boolean }[] = []
  for (const line of text.split('\n')) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0
    const own = line.slice(depth).replace(/^ /, '')
    const isSignature = own === '-- '
    const isSoft = own.endsWith(' ') && !isSignature
    const piece = isSoft && deletesSpace ? own.slice(0, -1) : own
    const last = joined.at(-1)
    if (last?.isSoft === true && last.depth === depth && !isSignature) {
      last.pieces.push(piece)
      last.isSoft = isSoft
    } else joined.push({ depth, pieces: [piece], isSoft })
  }
  return joined
    .map(({ depth, pieces }) => (depth > 0 ? `${'>'.repeat(depth)} ` : '') + pieces.join(''))
    .join('\n')
}
