import { track } from '../track.ts'

/** Reports a click on the mail draft that asks for the newsletter and the calculator (spec §7). */
export function trackNewsletterLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-newsletter]') : null
    if (link) track({ name: 'newsletter_interest', location: link.dataset['newsletter'] ?? '' })
  })
}
