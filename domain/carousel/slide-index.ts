export type Step = 1 | -1

/** The slide after a step, wrapping around at both ends (spec §4: the case index moves by one over three). */
export function stepSlide(index: number, step: Step, count: number): number {
  return (index + step + count) % count
}
