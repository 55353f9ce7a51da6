/** A face of a built page, with the file it comes from. */
export interface Face {
  family: string
  file: string
  ranges: (readonly [number, number])[]
}

const FACE = /@font-face\{font-family:'([^']+)'[^}]*?url\((\/[^)]+)\)[^}]*?unicode-range:([^}]+)\}/g
/** Handwriting is fetched only where something is written by hand. */
const HAND = { family: 'Caveat', isUsed: /class="[^"]*\bhand\b/ }

/**
 * Faces the words of a page need: of those of a family the first that has a character. What a later one has too is
 * rare (site/build/fonts/fonts.ts) and stands in menus and parts that are closed, which fetch nothing.
 */
export function neededFaces(html: string, text: string): Face[] {
  const faces = facesOf(html).filter(({ family }) => family !== HAND.family || HAND.isUsed.test(html))
  const points = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))
  const needed = new Set<Face>()
  for (const family of new Set(faces.map((face) => face.family))) {
    const own = faces.filter((face) => face.family === family)
    for (const point of points) {
      const face = own.find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to))
      if (face) needed.add(face)
    }
  }
  return [...needed]
}

function facesOf(html: string): Face[] {
  return [...html.matchAll(FACE)].map(([, family = '', file = '', ranges = '']) => ({
    family,
    file,
    ranges: ranges.split(',').map(rangeOf),
  }))
}

/** `U+20-7e` as its ends. */
function rangeOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.replace(/^U\+/, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
