import { splitPlaceholders } from '#domain/language/message-text.ts'

import { MARK_PATHS } from '../../ui/mark/mark-paths.ts'
import { WORDMARK_TICK, wordmarkOf } from '../../ui/wordmark/wordmark-parts.ts'
import type { Art } from './art.ts'
import { fitLines } from './fit-lines.ts'
import { PICTURE_SIZE, type PictureFigure, type PictureWords } from './picture-order.ts'
import { setText, type SetText } from './set-text.ts'

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
    words.figures.length > 0
      ? drawSheets(words.figures, words.language, art)
      : art.mascot.replace('<svg ', '<svg x="862" y="136" width="252" height="420" '),
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

/** Art direction: headlines are set solid, at .86 to .95 of their size. */
const LEADING = 0.94
const LARGEST = 152
const MOST_LINES = 4
/** Space between the circled price and its neighbours, in em, so that the circle cuts no letter. */
const CIRCLE_AIR = 0.16
/** How far the circle extends beyond the price, in em. */
const CIRCLE_REACH = 0.2
const PENCIL = 0.05

/** The headline, as large as possible and centred: its price circled, or its last line underlined. */
function drawHeadline(
  { headline, price, language }: Pick<PictureWords, 'headline' | 'price' | 'language'>,
  place: Place,
  { faces, colour }: Art,
): string {
  const face = faces.headline
  const ink = colour('ink')
  const pencil = { colour: colour('mark') }
  const set = (text: string) => setText(text, face, language)
  const partsOf = (word: string) =>
    splitPlaceholders(word).map((part) =>
      'text' in part
        ? { ...set(part.text), air: 0, isPrice: false }
        : { ...set(price), air: CIRCLE_AIR, isPrice: true },
    )
  const widthOf = (word: string) =>
    word === ' ' ? set(' ').width : partsOf(word).reduce((sum, { width, air }) => sum + width + 2 * air, 0)

  const { size, lines } = fitLines(headline.split(' '), widthOf, {
    width: place.width,
    height: place.height,
    largest: LARGEST,
    mostLines: MOST_LINES,
    leading: LEADING,
    firstLine: face.capHeight,
  })
  const tall = (face.capHeight + (lines.length - 1) * LEADING) * size
  const firstBaseline = place.top + (place.height - tall) / 2 + face.capHeight * size
  const isUnderlined = !headline.includes('{price}')
  return lines.map(drawLine).join('')

  function drawLine(words: readonly string[], index: number): string {
    const baseline = firstBaseline + index * LEADING * size
    let drawn = ''
    let x = place.left
    for (const [position, word] of words.entries()) {
      if (position > 0) x += widthOf(' ') * size
      for (const { at, width, air, isPrice } of partsOf(word)) {
        if (x > place.left) x += air * size
        drawn += at(x, baseline, size, ink)
        if (isPrice) drawn += circle(x, baseline, width)
        x += (width + air) * size
      }
    }
    if (isUnderlined && index === lines.length - 1) drawn += underline(baseline, x - place.left)
    return drawn
  }

  function circle(x: number, baseline: number, width: number): string {
    return mark(
      { kind: 'circle', variant: 0, thickness: PENCIL * size, ...pencil },
      {
        left: x - CIRCLE_REACH * size,
        top: baseline - (face.capHeight + 0.2) * size,
        width: (width + 2 * CIRCLE_REACH) * size,
        height: (face.capHeight + 0.42) * size,
      },
    )
  }

  function underline(baseline: number, width: number): string {
    return mark(
      { kind: 'underline', variant: lines.length, thickness: PENCIL * size, ...pencil },
      { left: place.left, top: baseline + 0.1 * size, width, height: 0.15 * size },
    )
  }
}

interface Sheet {
  place: Place
  degrees: number
}

const ALONE: Sheet = { place: { left: 850, top: 140, width: 300, height: 368 }, degrees: 2 }
const AMONG: readonly Sheet[] = [
  { place: { left: 842, top: 132, width: 236, height: 132 }, degrees: -4 },
  { place: { left: 910, top: 258, width: 236, height: 132 }, degrees: 3 },
  { place: { left: 850, top: 384, width: 236, height: 132 }, degrees: -2 },
]
const SHADOW_OPACITY = 0.12

/** Figures on white sheets: a large one with its label, or several smaller ones. */
function drawSheets(
  figures: readonly PictureFigure[],
  language: string,
  { faces: { headline, hand }, colour }: Art,
): string {
  const sheets = figures.length === 1 ? [ALONE] : AMONG
  return figures
    .slice(0, sheets.length)
    .map(({ value, label }, index) => {
      const { place, degrees } = sheets[index] ?? ALONE
      const { left, top } = place
      const shadow = rectangle({ ...place, left: left + 7, top: top + 11 }, colour('ink'))
      const print = label === null ? figureOn(place, value) : figureWithLabelOn(place, value, label)
      return (
        askew(degrees, place, `<g opacity="${SHADOW_OPACITY}">${shadow}</g>`) +
        askew(degrees, place, rectangle(place, colour('sheet')) + print)
      )
    })
    .join('')

  function figureOn(place: Place, value: string): string {
    const size = 96
    const baseline = place.top + (place.height + headline.capHeight * size) / 2
    return centred(setText(value, headline, language), place, baseline, size, 'ink')
  }

  function figureWithLabelOn(place: Place, value: string, label: string): string {
    const figure = setText(value, headline, language)
    const size = Math.min(156, (place.width - 96) / figure.width)
    const baseline = place.top + 76 + headline.capHeight * size
    const circle = mark(
      { kind: 'circle', variant: 1, thickness: 7, colour: colour('mark') },
      {
        left: middle(figure, size, place) - 0.24 * size,
        top: baseline - (headline.capHeight + 0.22) * size,
        width: (figure.width + 0.48) * size,
        height: (headline.capHeight + 0.44) * size,
      },
    )
    const top = baseline + 0.42 * size
    const leading = 0.92
    const firstLine = 0.7
    const { size: handSize, lines } = fitLines(
      label.split(' '),
      (word) => setText(word, hand, language).width,
      {
        width: place.width - 48,
        height: place.top + place.height - 36 - top,
        largest: 46,
        mostLines: 4,
        leading,
        firstLine,
      },
    )
    const note = lines.map((line, index) => {
      const y = top + (firstLine + index * leading) * handSize
      return centred(setText(line.join(' '), hand, language), place, y, handSize, 'mark')
    })
    return centred(figure, place, baseline, size, 'ink') + circle + note.join('')
  }

  function centred(text: SetText, place: Place, baseline: number, size: number, token: string): string {
    return text.at(middle(text, size, place), baseline, size, colour(token))
  }
}

/** Start of a line centred in a place. */
function middle({ width }: SetText, size: number, place: Place): number {
  return place.left + (place.width - width * size) / 2
}

/** A place in a picture, in pixels. */
interface Place {
  left: number
  top: number
  width: number
  height: number
}

function rectangle({ left, top, width, height }: Place, colour: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`
}

/** Kind of pencil stroke, thickness in pixels, and colour. */
interface Stroke {
  kind: keyof typeof MARK_PATHS
  /** Which variant; any number, it wraps around. */
  variant: number
  thickness: number
  colour: string
}

/** A stroke of the red pencil, stretched to its place: the marks of the pages. */
function mark({ kind, variant, thickness, colour }: Stroke, place: Place): string {
  const { viewBox, variants } = MARK_PATHS[kind]
  const path = variants[variant % variants.length] ?? variants[0]
  return strokedPath(viewBox, path, { thickness, colour }, place)
}

/** A path with a round pen that keeps its thickness when its box is stretched. */
function strokedPath(
  viewBox: string,
  path: string,
  { thickness, colour }: Pick<Stroke, 'thickness' | 'colour'>,
  { left, top, width, height }: Place,
): string {
  return (
    `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none" overflow="visible">` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" ` +
    `stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>`
  )
}

/** Rotates something around the middle of a place. */
function askew(degrees: number, { left, top, width, height }: Place, content: string): string {
  return `<g transform="rotate(${degrees} ${left + width / 2} ${top + height / 2})">${content}</g>`
}
