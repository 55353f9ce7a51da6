import { MARK_PATHS } from '../../ui/mark/mark-paths.ts'

/** A place in a picture, in pixels. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** A filled rectangle. */
export function rectangle({ left, top, width, height }: Place, colour: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`
}

/** Kind of pencil stroke, thickness in pixels, and colour. */
export interface Stroke {
  kind: keyof typeof MARK_PATHS
  /** Which variant; any number, it wraps around. */
  variant: number
  thickness: number
  colour: string
}

/** A stroke of the red pencil, stretched to its place: the marks of the pages. */
export function mark({ kind, variant, thickness, colour }: Stroke, place: Place): string {
  const { viewBox, variants } = MARK_PATHS[kind]
  const path = variants[variant % variants.length] ?? variants[0]
  return strokedPath(viewBox, path, { thickness, colour }, place)
}

/** A path with a round pen that keeps its thickness when its box is stretched. */
export function strokedPath(
  viewBox: string,
  path: string,
  { thickness, colour }: Pick<Stroke, 'thickness' | 'colour'>,
  { left, top, width, height }: Place,
): string {
  return (
    `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none" overflow="visible">` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" ` +
    `stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>`
  )
}

/** Rotates something around the middle of a place. */
export function askew(degrees: number, { left, top, width, height }: Place, content: string): string {
  return `<g transform="rotate(${degrees} ${left + width / 2} ${top + height / 2})">${content}</g>`
}
