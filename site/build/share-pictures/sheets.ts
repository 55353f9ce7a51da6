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
export function drawSheets(figures: readonly PictureFigure[], language: string, art: Art): string {
  const sheets = figures.length === 1 ? [ALONE] : AMONG
  return figures
    .slice(0, sheets.length)
    .map((figure, index) => {
      const { place, degrees } = sheets[index] ?? ALONE
      const { left, top } = place
      const shadow = rectangle({ ...place, left: left + 7, top: top + 11 }, art.colour('ink'))
      const sheet = rectangle(place, art.colour('sheet'))
      const print = figure.label === null ? drawFigure : drawFigureWithLabel
      return (
        askew(degrees, place, `<g opacity="${SHADOW_OPACITY}">${shadow}</g>`) +
        askew(degrees, place, sheet + print(figure, place, language, art))
      )
    })
    .join('')
}

type Print = (figure: PictureFigure, place: Place, language: string, art: Art) => string

const drawFigure: Print = ({ value }, place, language, { faces, colour }) => {
  const face = faces.headline
  const text = setText(value, face, language)
  const size = 96
  return text.at(
    middle(text, size, place),
    place.top + (place.height + face.capHeight * size) / 2,
    size,
    colour('ink'),
  )
}

const drawFigureWithLabel: Print = ({ value, label }, place, language, { faces, colour }) => {
  const { headline, hand } = faces
  const figure = setText(value, headline, language)
  const size = Math.min(156, (place.width - 96) / figure.width)
  const left = middle(figure, size, place)
  const baseline = place.top + 76 + headline.capHeight * size
  const circle = mark(
    { kind: 'circle', variant: 1, thickness: 7, colour: colour('mark') },
    {
      left: left - 0.24 * size,
      top: baseline - (headline.capHeight + 0.22) * size,
      width: (figure.width + 0.48) * size,
      height: (headline.capHeight + 0.44) * size,
    },
  )
  const space = { left: place.left + 24, top: baseline + 0.42 * size, width: place.width - 48 }
  const words = (label ?? '').split(' ')
  const leading = 0.92
  const { size: handSize, lines } = fitLines(words, (word) => setText(word, hand, language).width, {
    width: space.width,
    height: place.top + place.height - 36 - space.top,
    largest: 46,
    mostLines: 4,
    leading,
    firstLine: 0.7,
  })
  const note = lines.map((line, index) => {
    const text = setText(line.join(' '), hand, language)
    const y = space.top + (0.7 + index * leading) * handSize
    return text.at(middle(text, handSize, place), y, handSize, colour('mark'))
  })
  return figure.at(left, baseline, size, colour('ink')) + circle + note.join('')
}

/** Start of a line centred in a place. */
function middle({ width }: SetText, size: number, place: Place): number {
  return place.left + (place.width - width * size) / 2
}
