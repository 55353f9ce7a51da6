import { scatter } from './isometric.ts'

/** A knot the fibres flow around. */
export interface Knot {
  x: number
  y: number
  size: number
}

/** A sawn face to be drawn. */
export interface GrainField {
  width: number
  height: number
  lines: number
  seed: number
  knots: readonly Knot[]
}

const STEP = 64

/** The fibres of a board's face, bent around its knots, and the rings of the knots, as one path. */
export function grainPath({ width, height, lines, seed, knots }: GrainField): string {
  const fibres = Array.from({ length: lines }, (_, index) => {
    const base = ((index + 0.5 + scatter(seed + index) * 0.4) / lines) * height
    const heightAt = (x: number) => Math.round(base + drift(x, index, seed) + push(x, base, knots))
    const steps = Array.from({ length: Math.ceil(width / STEP) }, (_unused, step) => {
      const x = step * STEP
      return `l${STEP} ${heightAt(x + STEP) - heightAt(x)}`
    })
    return `M0 ${heightAt(0)}${steps.join('')}`
  })
  const rings = knots.flatMap(({ x, y, size }) =>
    [1, 0.62, 0.3].map((share) => {
      const [wide, tall] = [Math.round(size * 1.7 * share), Math.round(size * 0.62 * share)]
      return `M${x - wide} ${y}a${wide} ${tall} 0 1 0 ${wide * 2} 0a${wide} ${tall} 0 1 0 ${-wide * 2} 0`
    }),
  )
  return [...fibres, ...rings].join('')
}

function drift(x: number, index: number, seed: number): number {
  return Math.sin(x / 310 + seed + index * 0.09) * 5 + Math.sin(x / 127 + seed * 2 + index * 0.21) * 2
}

function push(x: number, y: number, knots: readonly Knot[]): number {
  return knots.reduce((sum, knot) => {
    const across = Math.exp(-(((x - knot.x) / (knot.size * 3.4)) ** 2))
    const away = (y - knot.y) / knot.size
    return sum + Math.sign(away) * knot.size * 0.95 * across * Math.exp(-Math.abs(away) * 0.75)
  }, 0)
}
