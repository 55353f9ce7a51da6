import { refuseContent, type ContentCheck } from './content-check.ts'

/** ISO 32000-1, annex H, implementation note 18: readers look for the end mark in the last 1,024 bytes. */
const TAIL_BYTES = 1_024
const END_MARK = '%%EOF'
/** How far past its name an entry is looked at: names lie whole in one of two overlapping pieces. */
const LOOK_AHEAD = 256

/** Names of what acts or hides: programs, starting others, files within. */
const ACTING_NAMES = ['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia']
/**
 * `JS` is so short that compressed data holds it by chance: it counts with a string or a reference after it.
 * What happens at opening counts unless it is a place in the document: office programs write that into all.
 */
const ACTING = new RegExp(
  [
    ...ACTING_NAMES.map(nameSource),
    String.raw`${nameSource('JS')}\s*(?:[(<]|\d+\s+\d+\s+R)`,
    String.raw`${nameSource('OpenAction')}(?!\s*\[)`,
  ].join('|'),
  'g',
)

/** A PDF that ends as one and does nothing by itself, as far as its bytes say without unpacking them. */
export function createPdfCheck(): ContentCheck {
  /** Latin-1, so that a character is a byte. */
  let window = ''
  let tail = ''

  /** The end of a window is looked at again with what follows it. */
  function refuseActing(isEnd: boolean): void {
    const safe = isEnd ? window.length : window.length - LOOK_AHEAD
    for (const { index } of window.matchAll(ACTING)) if (index < safe) refuseContent('broken')
  }

  return {
    push(bytes) {
      const text = bytes.toString('latin1')
      window += text
      tail = (tail + text).slice(-TAIL_BYTES)
      refuseActing(false)
      window = window.slice(-LOOK_AHEAD)
    },
    end() {
      refuseActing(true)
      if (!tail.includes(END_MARK)) refuseContent('broken')
    },
  }
}

/** A name as a pattern, each letter as itself or as `#` and its code (ISO 32000-1 §7.3.5). */
function nameSource(name: string): string {
  const letters = Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    const anyCase = code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)
    return `(?:${letter}|#${anyCase})`
  })
  return `/${letters.join('')}`
}
