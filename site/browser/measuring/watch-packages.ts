import { packages } from '#content/catalogue/packages.ts'

import { track } from '../track.ts'

/** Spec §9: what enters counts as seen once a tenth of it is visible. */
const VISIBLE_SHARE = 0.1

/** Reports each package once, when it is seen (spec §7). */
export function watchPackages(): void {
  for (const { id, eventValue } of packages) {
    const sheet = document.querySelector(`[aria-labelledby="package-${id}"]`)
    if (!sheet) continue
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        track({ name: 'pricing_view', package: id, value: eventValue, currency: 'EUR' })
      },
      { threshold: VISIBLE_SHARE },
    )
    observer.observe(sheet)
  }
}
