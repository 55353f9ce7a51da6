import { refuseContent, type ContentCheck } from './content-check.ts'

/** ISO 32000-1, annex H, note 18: readers look for the end mark in the last 1,024 bytes. */
const TAIL_BYTES = 1_024
const END_MARK = '%%EOF'
/** Characters of context needed after a name; windows overlap by as much. */
const LOOK_AHEAD = 256

/** Names of entries that run or hide something: scripts, programs, embedded files. */
const ACTING_NAMES = ['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia']
/**
 * `JS` is short enough to occur in compressed data by chance: it counts only before a string or a reference.
 * `OpenAction` is refused unless it is a place in the document, as office programs write it.
 */
const ACTING = new RegExp(
  [
    ...ACTING_NAMES.map(nameSource),
    String.raw`${nameSource('JS')}\s*(?:[(<]|\d+\s+\d+\s+R)`,
    String.raw`${nameSource('OpenAction')}(?!\s*\[)`,
  ].join('|'),
  'g',
)

/** Checks that a PDF has its end mark and runs nothing by itself, as far as its packed bytes show. */
export function createPdfCheck(): ContentCheck {
  /** Latin-1: one character per byte. */
  let window = ''
  let tail = ''

  /** The end of the window is checked again together with the bytes that follow. */
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

/** A pattern for a name: each letter as itself or as `#` and its code (ISO 32000-1 §7.3.5). */
function nameSource(name: string): string {
  const letters = Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    const anyCase = code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)
    return `(?:${letter}|#${anyCase})`
  })
  return `/${letters.join('')}`
}
