/** Spec §7: reported scroll depths, in percent. */
export const SCROLL_DEPTHS = [25, 50, 75, 100] as const
export type ScrollDepth = (typeof SCROLL_DEPTHS)[number]

/** How much of a page has been in the window, in whole percent. Lengths in pixels. */
export function seenPercent(scrolled: number, windowHeight: number, pageHeight: number): number {
  if (pageHeight <= 0) return 100
  // A browser's scroll position ends up to a pixel before the end of the page.
  return Math.min(100, Math.floor(((scrolled + windowHeight + 1) / pageHeight) * 100))
}

/** Depths reached for the first time, in order. */
export function newDepths(percent: number, deepestBefore: number): ScrollDepth[] {
  return SCROLL_DEPTHS.filter((depth) => depth <= percent && depth > deepestBefore)
}
