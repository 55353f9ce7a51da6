/** A blade's cut in a crust: a lens that opens in the middle. */
export interface Cut {
  x: number
  y: number
  length: number
  width: number
  /** Degrees, 0 lies flat. */
  angle: number
  /** How far its middle is pushed aside. */
  bend?: number
}

const round = (value: number) => String(Math.round(value * 10) / 10)

/** Path of one or many cuts, moved by `shift` for their shadow. */
export function cutPath(cuts: readonly Cut[], grow = 0, shift = 0): string {
  return cuts.map((cut) => lens(cut, grow, shift)).join('')
}

function lens({ x, y, length, width, angle, bend = 0 }: Cut, grow: number, shift: number): string {
  const radians = (angle * Math.PI) / 180
  const at = (along: number, across: number) =>
    `${round(x + shift + along * Math.cos(radians) - across * Math.sin(radians))} ` +
    round(y + shift + along * Math.sin(radians) + across * Math.cos(radians))
  const half = length / 2 + grow
  const open = width + grow
  return `M${at(-half, 0)}Q${at(0, bend - open)} ${at(half, 0)}Q${at(0, bend + open)} ${at(-half, 0)}Z`
}

/** Numbers that look random and are the same in every build. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** A round that a hand made: an ellipse whose edge wavers. */
export function blob(cx: number, cy: number, rx: number, ry: number, waver: number, seed: number): string {
  const next = sequence(seed)
  const count = 14
  const points = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2
    const reach = 1 + (next() - 0.5) * waver
    return [cx + Math.cos(turn) * rx * reach, cy + Math.sin(turn) * ry * reach] as const
  })
  const middle = (index: number) => {
    const [ax, ay] = points[index % count] ?? [cx, cy]
    const [bx, by] = points[(index + 1) % count] ?? [cx, cy]
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`
  }
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % count] ?? [cx, cy]
    return `Q${round(x)} ${round(y)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}

/** Dots inside an ellipse: flour, cinnamon, crumbs. Drawn with a round line cap. */
export function specks(count: number, cx: number, cy: number, rx: number, ry: number, seed: number): string {
  const next = sequence(seed)
  return Array.from({ length: count }, () => {
    const turn = next() * Math.PI * 2
    const reach = Math.sqrt(next())
    return `M${String(Math.round(cx + Math.cos(turn) * rx * reach))} ${String(Math.round(cy + Math.sin(turn) * ry * reach))}h0`
  }).join('')
}

/** Crust that burst by itself: cuts from the middle to the rim, joined by shorter ones. */
export function cracks(cx: number, cy: number, reach: number, seed: number): readonly Cut[] {
  const next = sequence(seed)
  const rays = 11
  const rings = [0.2, 0.5, 0.78, 1.04]
  const spread = (by: number) => (next() - 0.5) * by
  const nodes = Array.from({ length: rays }, (_, ray) =>
    rings.map((ring) => {
      const turn = ((ray + spread(0.7)) / rays) * Math.PI * 2
      const far = reach * (ring + spread(0.16))
      return [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far] as const
    }),
  )
  return nodes.flatMap((ray, index) => {
    const neighbour = nodes[(index + 1) % rays] ?? ray
    const across = [index % 2 === 0 ? 1 : 2, ...(index % 3 === 0 ? [0] : [])]
    return [
      ...ray.slice(1).map((end, step) => between(ray[step] ?? end, end, 9 + next() * 9)),
      ...across.map((ring) => between(ray[ring] ?? [cx, cy], neighbour[ring] ?? [cx, cy], 6 + next() * 7)),
    ]
  })
}

type Point = readonly [number, number]

function between([ax, ay]: Point, [bx, by]: Point, width: number): Cut {
  return {
    x: (ax + bx) / 2,
    y: (ay + by) / 2,
    length: Math.hypot(bx - ax, by - ay) + 14,
    width,
    angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
  }
}
