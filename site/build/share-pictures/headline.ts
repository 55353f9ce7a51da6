import { splitPlaceholders } from '#domain/language/placeholders.ts'

import type { Art } from './art.ts'
import { fitLines } from './fit-lines.ts'
import type { PictureWords } from './picture-order.ts'
import { setText } from './set-text.ts'
import { mark, type Place } from './shapes.ts'

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
export function drawHeadline(
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
