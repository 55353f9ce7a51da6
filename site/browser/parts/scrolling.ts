import { onceLoaded } from '../once-loaded.ts'

/**
 * Links within the page scroll smoothly (spec §2), but only after loading: before, the browser goes to the
 * place of the address, and would scroll through every section.
 */
export function scrollSmoothlyOnceLoaded(): void {
  onceLoaded(() => {
    document.documentElement.toggleAttribute('data-scrolls-smoothly', true)
  })
}

/** Spec §9: an element counts as visible once a tenth of it is. */
const VISIBLE_SHARE = 0.1

/**
 * Elements marked `data-reveal` enter when they are first seen; the style sheet says how. Only those below
 * the window wait: what is on screen must not vanish.
 */
export function revealWhenSeen(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) show(entry, observer)
    },
    { threshold: VISIBLE_SHARE },
  )
  // The observer reports each element's place in the next frame: asking now would force a layout.
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element)
}

function show(
  { target, isIntersecting, boundingClientRect: { height, top } }: IntersectionObserverEntry,
  observer: IntersectionObserver,
): void {
  const waits = target.getAttribute('data-reveal') === 'waiting'
  if (isIntersecting) {
    if (waits) target.setAttribute('data-reveal', 'seen')
  } else if (waits || height === 0 || top >= innerHeight) {
    target.setAttribute('data-reveal', 'waiting') // one in a skipped section has no height
    return
  }
  observer.unobserve(target)
}

/**
 * Shows the bar marked `data-sticky-bar` after one window of scrolling (spec §2, §9), and hides it where its
 * form or the order slip is in view. It stays while it has the keyboard's focus, which would be lost.
 */
export function showStickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky-bar]')
  if (!bar) return
  const inView = new Set<Element>()
  const update = () => {
    const isWanted = inView.size === 0 && scrollY > innerHeight
    bar.hidden = !isWanted && bar.querySelector(':focus-visible') === null
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    update()
  })
  for (const part of document.querySelectorAll('#contact, [data-order-slip]')) observer.observe(part)
  addEventListener('scroll', update, { passive: true })
  bar.addEventListener('focusout', update)
}
