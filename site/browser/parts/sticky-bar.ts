/**
 * Shows the bar marked `data-sticky-bar` once the page has moved by more than one window (spec §2, §9),
 * and hides it again where the form it leads to is in view. It stays while the keyboard's focus is in it: that would be
 * lost with it.
 */
export function showStickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky-bar]')
  const form = document.getElementById('contact')
  if (!bar || !form) return
  let isFormInView = false
  const update = () => {
    const isWanted = !isFormInView && scrollY > innerHeight
    bar.hidden = !isWanted && bar.querySelector(':focus-visible') === null
  }
  new IntersectionObserver(([entry]) => {
    isFormInView = entry?.isIntersecting ?? false
    update()
  }).observe(form)
  addEventListener('scroll', update, { passive: true })
  bar.addEventListener('focusout', update)
}
