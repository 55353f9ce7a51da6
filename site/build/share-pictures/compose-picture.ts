import { WORDMARK_TICK, wordmarkOf } from '../../ui/wordmark/wordmark-parts.ts'
import type { Art } from './art.ts'
import { drawHeadline } from './headline.ts'
import { PICTURE_SIZE, type PictureWords } from './picture-order.ts'
import { setText } from './set-text.ts'
import { mark, rectangle, strokedPath } from './shapes.ts'
import { drawSheets } from './sheets.ts'

const { width, height } = PICTURE_SIZE
const MARGIN = 72
/** Where the words end and the proof begins: seven columns of twelve, as on the pages. */
const PROOF_LEFT = 800
const HEADLINE = { left: MARGIN, top: 144, width: 676, height: 336 }
const KICKER_HEIGHT = 64
const HEAD_BASELINE = 100
const FOOT_BASELINE = 574

/** A picture for sharing as SVG, in the look of the pages. */
export function composePicture(words: PictureWords, art: Art): string {
  const { colour } = art
  const guides = [MARGIN, PROOF_LEFT, width - MARGIN].map((left) =>
    rectangle({ left, top: 0, width: 2, height }, colour('guide')),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rectangle({ left: 0, top: 0, width, height }, colour('desk')),
    ...guides,
    rectangle({ left: 0, top: 0, width, height: 16 }, colour('mark')),
    composeHead(words, art),
    composeWords(words, art),
    words.figures.length > 0 ? drawSheets(words.figures, words.language, art) : composeMascot(art),
    '</svg>',
  ].join('')
}

/** The wordmark and the page's address. */
function composeHead({ agency, host, language }: PictureWords, { faces, colour }: Art): string {
  const { hasTick, letters } = wordmarkOf(agency)
  const name = setText(letters, faces.headline, language)
  const address = setText(host, faces.text, language)
  const tick = strokedPath(
    WORDMARK_TICK.viewBox,
    WORDMARK_TICK.path,
    { thickness: 8, colour: colour('mark') },
    { left: MARGIN, top: HEAD_BASELINE - 50, width: 58, height: 50 },
  )
  return (
    (hasTick ? tick : '') +
    name.at(MARGIN + (hasTick ? 62 : 0), HEAD_BASELINE, 68, colour('ink')) +
    address.at(width - MARGIN - 26 * address.width, HEAD_BASELINE, 26, colour('graphite'))
  )
}

/** The left side: the kicker, the headline, and the promise below. */
function composeWords(words: PictureWords, art: Art): string {
  const { kicker, promise, language } = words
  const { faces, colour } = art
  const space = kicker === null ? 0 : KICKER_HEIGHT
  const tick = mark(
    { kind: 'tick', variant: 1, thickness: 6, colour: colour('mark') },
    { left: MARGIN + 4, top: FOOT_BASELINE - 30, width: 34, height: 34 },
  )
  return (
    (kicker === null
      ? ''
      : setText(kicker, faces.text, language).at(MARGIN, HEADLINE.top + 24, 30, colour('red-text'))) +
    drawHeadline(words, { ...HEADLINE, top: HEADLINE.top + space, height: HEADLINE.height - space }, art) +
    tick +
    setText(promise, faces.text, language).at(MARGIN + 54, FOOT_BASELINE, 31, colour('ink'))
  )
}

function composeMascot({ mascot }: Art): string {
  return mascot.replace('<svg ', '<svg x="862" y="136" width="252" height="420" ')
}
