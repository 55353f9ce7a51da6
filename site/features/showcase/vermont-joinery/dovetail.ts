import type { Corner } from './isometric.ts'

/** Sizes of a through dovetail, in drawing units. */
export interface Dovetail {
  width: number
  /** Thickness of the pin board, hence the length of the tails. */
  depth: number
  count: number
  /** Half the width of a tail at its end and at its root. */
  endHalf: number
  rootHalf: number
}

/** The tail board seen from above: a long board whose end is cut into tails. */
export function tailOutline(joint: Dovetail, length: number): Corner[] {
  const end: Corner[] = centres(joint).flatMap((centre): Corner[] => [
    [0, centre - joint.rootHalf],
    [joint.depth, centre - joint.endHalf],
    [joint.depth, centre + joint.endHalf],
    [0, centre + joint.rootHalf],
  ])
  return [[-length, 0], [0, 0], ...end, [0, joint.width], [-length, joint.width]]
}

/** The pins: what is left between the tails, farthest first. */
export function pinOutlines(joint: Dovetail): Corner[][] {
  const middles = centres(joint)
  return [...middles, null].map((centre, index): Corner[] => {
    const before = middles[index - 1]
    const rootFrom = before === undefined ? 0 : before + joint.rootHalf
    const endFrom = before === undefined ? 0 : before + joint.endHalf
    const rootTo = centre === null ? joint.width : centre - joint.rootHalf
    const endTo = centre === null ? joint.width : centre - joint.endHalf
    return [
      [0, rootFrom],
      [joint.depth, endFrom],
      [joint.depth, endTo],
      [0, rootTo],
    ]
  })
}

function centres({ width, count }: Dovetail): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * width) / count)
}
