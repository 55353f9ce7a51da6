import type { AnalysisPicture } from '#domain/website-analysis/analysis-status.ts'
import type { FindingMark, MarkKind } from '#domain/website-analysis/finding.ts'
import type { Box } from '#domain/website-analysis/observation.ts'

import type { PlacedMark } from './MarkedPicture.tsx'

interface NumberedMark {
  number: number
  /** A few handwritten words. */
  words: string
  mark: FindingMark
}

/** Handwriting as shares of the picture's width: an average letter, a line, and the widest note. */
const HAND = {
  phone: { letter: 0.029, line: 0.084, most: 0.66 },
  desktop: { letter: 0.0185, line: 0.052, most: 0.4 },
} as const
/** An arrow's width as a share of the picture's width. */
const ARROW = { phone: 0.15, desktop: 0.07 } as const
const ARROW_RATIO = 36 / 60
/** Where the head of an arrow is, from its left and top. */
const ARROW_HEAD = { x: 5 / 60, y: 24 / 36 }
/** Gap between a mark and its note, and between notes, as a share of the picture's width. */
const GAP = 0.012

/** A marked thing up to this height, as a share of the picture's width, is not covered by notes. */
const MOST_KEPT_FREE = 0.4

/** The least height of a cut picture, and the room for a note below its last mark, as shares of the picture's width. */
const CUT = { phone: { least: 1, room: 0.3 }, desktop: { least: 0.625, room: 0.16 } } as const

/** The picture down to its last mark and note: what is below says nothing. */
export function cutBelowMarks(
  marks: readonly Pick<NumberedMark, 'mark'>[],
  picture: AnalysisPicture,
): AnalysisPicture {
  if (marks.length === 0) return picture
  const { width, height } = picture
  const { least, room } = CUT[picture.device]
  const lowest = Math.max(...marks.map(({ mark: { box } }) => box.y + box.height))
  const wanted = Math.ceil(Math.max(least * width, lowest + room * width))
  return { ...picture, height: Math.min(height, wanted) }
}

/** Where marks and their notes are drawn on a picture, so that no note covers another or what is marked. */
export function placeMarks(
  marks: readonly NumberedMark[],
  { device, width, height }: AnalysisPicture,
): PlacedMark[] {
  const strokes = marks.map(({ mark }) => strokeOf(mark, width))
  const small = marks.map(({ mark }) => mark.box).filter((box) => box.height < MOST_KEPT_FREE * width)
  const taken = [...strokes.map(({ at }) => at), ...small]
  return marks.map(({ number, words, mark: { kind } }, index) => {
    const { at, isMirrored } = strokes[index] ?? {
      at: { x: 0, y: 0, width: 0, height: 0 },
      isMirrored: false,
    }
    const note = placeNote(at, noteSize(words, HAND[device], width), taken, { width, height })
    taken.push(note)
    const share = ({ x, y, ...size }: Box) =>
      [x / width, y / height, size.width / width, size.height / height].map(percent) as [
        number,
        number,
        number,
        number,
      ]
    const [left, top] = share(note)
    return { number, words, kind: DRAWN[kind], at: share(at), note: [left, top], isMirrored }
  })
}

const DRAWN = {
  circle: 'circle',
  underline: 'underline',
  arrow: 'arrow',
  strike: 'crossOut',
} as const satisfies Record<MarkKind, string>

/** The area of a stroke: around the element, below it, over it, or from beside it. */
function strokeOf({ device, kind, box }: FindingMark, width: number): { at: Box; isMirrored: boolean } {
  const gap = GAP * width
  switch (kind) {
    case 'circle': {
      const beside = Math.max(gap, box.width * 0.08)
      const above = Math.max(gap, box.height * 0.14)
      return { at: grown(box, Math.min(beside, 3 * gap), Math.min(above, 3 * gap)), isMirrored: false }
    }
    case 'underline':
      return {
        at: { x: box.x, y: box.y + box.height - gap / 2, width: box.width, height: 2.2 * gap },
        isMirrored: false,
      }
    case 'strike':
      return { at: grown(box, gap, 0), isMirrored: false }
    case 'arrow': {
      const size = { width: ARROW[device] * width, height: ARROW[device] * width * ARROW_RATIO }
      const y = Math.max(0, box.y + box.height / 2 - ARROW_HEAD.y * size.height)
      const right = box.x + box.width + gap - ARROW_HEAD.x * size.width
      if (right + size.width <= width) return { at: { x: right, y, ...size }, isMirrored: false }
      const left = box.x - gap - size.width + ARROW_HEAD.x * size.width
      if (left >= 0) return { at: { x: left, y, ...size }, isMirrored: true }
      // No room beside it: the arrow ends on the element itself.
      return { at: { x: width - size.width - gap, y, ...size }, isMirrored: false }
    }
  }
}

function noteSize(
  words: string,
  { letter, line, most }: (typeof HAND)[keyof typeof HAND],
  width: number,
): Pick<Box, 'width' | 'height'> {
  const inOneLine = (words.length + 4) * letter // and its number
  const lines = Math.ceil(inOneLine / most)
  return { width: Math.min(inOneLine, most) * width, height: lines * line * width }
}

/** The first place round the mark where the note covers nothing; else where it covers least. */
function placeNote(
  at: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
  picture: Pick<Box, 'width' | 'height'>,
): Box {
  const gap = GAP * picture.width
  const [below, above] = [at.y + at.height + gap, at.y - height - gap]
  const columns = [at.x, at.x + at.width - width, at.x + at.width / 2 - width / 2]
  const places = [
    ...columns.map((x) => ({ x, y: below })),
    ...columns.map((x) => ({ x, y: above })),
    { x: at.x + at.width + gap, y: at.y },
    { x: at.x - width - gap, y: at.y },
    ...[1, 2, 3, 4, 5, 6].flatMap((step) =>
      columns.flatMap((x) => [
        { x, y: below + (step * height) / 2 },
        { x, y: above - (step * height) / 2 },
      ]),
    ),
  ].map(({ x, y }) => ({
    x: clamp(x, gap, picture.width - width - gap),
    y: clamp(y, gap, picture.height - height - gap),
    width,
    height,
  }))
  const covered = (place: Box) => taken.reduce((sum, other) => sum + overlap(place, other), 0)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

function grown({ x, y, width, height }: Box, beside: number, above: number): Box {
  return { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above }
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}
