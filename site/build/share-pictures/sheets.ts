import type { Art } from './art.ts'
import { fitLines } from './fit-lines.ts'
import type { PictureFigure } from './picture-order.ts'
import { setText, type SetText } from './set-text.ts'
import { askew, mark, rectangle, type Place } from './shapes.ts'

/** Position and angle of a sheet. */
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
export function drawSheets(
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
