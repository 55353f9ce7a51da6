/** Spec §9: what enters does so once a tenth of it is visible. */
const VISIBLE_SHARE = 0.1

/**
 * Elements marked `data-reveal` enter when they are first seen; the style sheet says how. Only those below
 * the window wait: what is on screen already must not vanish.
 */
export function revealWhenSeen(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        target.setAttribute('data-reveal', 'seen')
        observer.unobserve(target)
      }
    },
    { threshold: VISIBLE_SHARE },
  )
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue
    element.setAttribute('data-reveal', 'waiting')
    observer.observe(element)
  }
}
