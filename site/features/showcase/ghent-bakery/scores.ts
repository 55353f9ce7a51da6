import type { Cut } from './strokes.ts'

/** An ear of wheat: one stem and nine pairs of leaves. */
export const wheatEar: readonly Cut[] = [
  { x: 200, y: 206, length: 286, width: 7, angle: 90 },
  ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((pair): Cut[] => {
    const y = 292 - pair * 28
    const length = 76 - Math.abs(pair - 3) * 5
    return [
      { x: 163, y: y - 18, length, width: 13, angle: 42, bend: -7 },
      { x: 237, y: y - 18, length, width: 13, angle: -42, bend: -7 },
    ]
  }),
]

/** Two crescents that let the round loaf open at its sides. */
export const crescents: readonly Cut[] = [
  { x: 74, y: 200, length: 210, width: 11, angle: 90, bend: 34 },
  { x: 326, y: 200, length: 210, width: 11, angle: 90, bend: -34 },
]

/** One long cut along the river loaf. */
export const riverEar: readonly Cut[] = [{ x: 262, y: 138, length: 410, width: 40, angle: -6, bend: 30 }]

/** Ripples beside the long cut. */
export const ripples: readonly Cut[] = [0, 1, 2, 3, 4, 5].map((index) => ({
  x: 122 + index * 56,
  y: 214 - index * 5,
  length: 56,
  width: 8,
  angle: 58,
  bend: -5,
}))

/** Five slants of the baguette. */
export const slants: readonly Cut[] = [0, 1, 2, 3, 4].map((index) => ({
  x: 84 + index * 88,
  y: 70,
  length: 112,
  width: 15,
  angle: -20,
  bend: 4,
}))

/** The straight cut of the tin loaf. */
export const spine: readonly Cut[] = [{ x: 230, y: 128, length: 350, width: 20, angle: 0, bend: 4 }]

/** Oats and sunflower seeds on the tin loaf. */
export const seeds: readonly Cut[] = Array.from({ length: 34 }, (_, index) => ({
  x: 66 + ((index * 67) % 330),
  y: (index % 2 === 0 ? 52 : 176) + ((index * 23) % 36),
  length: 20,
  width: 7,
  angle: (index * 47) % 180,
}))
