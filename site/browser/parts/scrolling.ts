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
      for (const entry of entries) show(entry, observer)
    },
    { threshold: VISIBLE_SHARE },
  )
  // The observer tells of each where it stands, in the next frame: to ask now would have the page laid out at once.
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
    target.setAttribute('data-reveal', 'waiting') // one in a section that rests has no height
    return
  }
  observer.unobserve(target)
}

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
