/**
 * A link marked `data-analysis` takes the address along that is typed into the contact form: in the fragment,
 * which is not logged. Before the click, so that it holds for a new tab too.
 */
export function leadToAnalysis(): void {
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-analysis]') : null
      const field = document.getElementById('contact-url')
      if (link && field instanceof HTMLInputElement) link.hash = encodeURIComponent(field.value.trim())
    })
}
