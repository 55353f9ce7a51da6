import { onceLoaded } from '../once-loaded.ts'

/**
 * Links within the page scroll smoothly (spec §2), from the load on. Before it the browser goes to the place an
 * address names, and smoothly it would pass through every section on the way.
 */
export function scrollSmoothlyOnceLoaded(): void {
  onceLoaded(() => {
    document.documentElement.toggleAttribute('data-scrolls-smoothly', true)
  })
}
