/**
 * Shows the bar marked `data-sticky-bar` once the page has moved by more than one window (spec §2, §9),
 * and hides it again where the form it leads to is in view.
 */
export function showStickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky-bar]')
  const form = document.getElementById('contact')
  if (!bar || !form) return
  let isFormInView = false
  const update = () => {
    bar.hidden = isFormInView || scrollY <= innerHeight
  }
  new IntersectionObserver(([entry]) => {
    isFormInView = entry?.isIntersecting ?? false
    update()
  }).observe(form)
  addEventListener('scroll', update, { passive: true })
}
