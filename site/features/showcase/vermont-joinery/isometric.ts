/** A point of the drawing in the workshop's own axes: x to the right, y to the left, z up. */
export type Point3 = readonly [x: number, y: number, z: number]
/** A corner of an outline seen from above. */
export type Corner = readonly [x: number, y: number]
/** The way the fibres of a board run. */
export type GrainAxis = 'x' | 'y' | 'z'

/** One visible face of a board: its outline, where the light falls on it, and its grain. */
export interface Face {
  side: 'top' | 'left' | 'right'
  outline: string
  grain: string
}

const COS_30 = Math.sqrt(3) / 2
const GRAIN_SPACING = 8

/** Isometric projection, rounded to half a unit to keep the page light. */
export function project([x, y, z]: Point3): readonly [number, number] {
  const round = (value: number) => Math.round(value * 2) / 2
  return [round((x - y) * COS_30), round((x + y) / 2 - z)]
}

/** A path through projected points; in steps, because like fibres then read alike and pack well. */
export function pathThrough(points: readonly Point3[], isClosed = false): string {
  const corners = points.map(project)
  const steps = corners.map(([x, y], index) => {
    const [fromX, fromY] = corners[index - 1] ?? [0, 0]
    return `${x - fromX} ${y - fromY}`
  })
  return `M${steps.join('l')}${isClosed ? 'Z' : ''}`
}

/** Always the same scatter between -1 and 1, so that two builds draw the same wood. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** The faces a viewer sees of an outline raised from one height to another, farthest first. */
export function prismFaces(outline: readonly Corner[], low: number, high: number, axis: GrainAxis): Face[] {
  const edges = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }))
  const sides = edges
    .filter(({ from, to }) => to[1] - from[1] - (to[0] - from[0]) > 0.01)
    .sort((one, other) => depth(one.from, one.to) - depth(other.from, other.to))
    .map(({ from, to }) => sideFace(from, to, low, high, axis))
  return [...sides, topFace(outline, high, axis)]
}

function depth(from: Corner, to: Corner): number {
  return from[0] + from[1] + to[0] + to[1]
}

function sideFace(from: Corner, to: Corner, low: number, high: number, axis: GrainAxis): Face {
  const at = (share: number, z: number): Point3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    z,
  ]
  const along = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]) ? 'x' : 'y'
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const outline = pathThrough([at(0, low), at(1, low), at(1, high), at(0, high)], true)
  const side = along === 'x' ? 'left' : 'right'
  if (axis === 'z') {
    const lines = spread(length).map((share, index) => {
      const bend = scatter(index + length) * 0.012
      return pathThrough([at(share, low), at(clamp(share + bend), (low + high) / 2), at(share, high)])
    })
    return { side, outline, grain: lines.join('') }
  }
  const lines = spread(high - low).map((share, index) => {
    const z = low + (high - low) * share
    const bow = axis === along ? scatter(index + length) * 1.2 : (high - low) * 0.07
    return pathThrough([at(0, z), at(0.5, Math.min(high, z + bow)), at(1, z)])
  })
  return { side, outline, grain: lines.join('') }
}

function topFace(outline: readonly Corner[], z: number, axis: GrainAxis): Face {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right, near, far] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isAlongX = axis === 'x' || (axis === 'z' && right - left > far - near)
  const lines = spread(isAlongX ? far - near : right - left).map((share, index) => {
    const steps = [0, 0.25, 0.5, 0.75, 1]
    return pathThrough(
      steps.map((step): Point3 => {
        const drift = scatter(index * 7 + step * 4) * 2.2
        return isAlongX
          ? [left + (right - left) * step, near + (far - near) * share + drift, z]
          : [left + (right - left) * share + drift, near + (far - near) * step, z]
      }),
    )
  })
  return {
    side: 'top',
    outline: pathThrough(
      outline.map(([x, y]) => [x, y, z]),
      true,
    ),
    grain: lines.join(''),
  }
}

/** Evenly spread shares of a length, pushed about a little. */
function spread(length: number): number[] {
  const count = Math.floor(length / GRAIN_SPACING)
  return Array.from({ length: count }, (_, index) =>
    clamp((index + 0.5 + scatter(index * 3 + length) * 0.35) / count),
  )
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
