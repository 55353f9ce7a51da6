import { refuseContent } from './content-check.ts'

/** More than cameras make; unpacked it is 160 MB, and whoever opens it must hold that. */
export const MAX_PIXELS = 40_000_000

/** Refuses a picture without a surface, and one that would fill a computer once it is opened. */
export function refuseBadSize(width: number, height: number): void {
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) refuseContent('broken')
}
