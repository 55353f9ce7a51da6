/**
 * What a visitor may be about to press, and what the launcher must therefore never lie upon. The footer's last line is
 * among it: nobody can scroll on to bring it out from under. The bar's link is not: the launcher stands above the bar.
 */
const BUTTONS =
  'main [data-button]:not([data-sticky-bar] *), main form button, body > footer > :last-child > :is(a, button)'

/**
 * What the focus stops at on the way through a page: not what it is put on to begin there, as `main` is. What stands in
 * a dialog lies above the launcher, which has to be there when the focus comes back to it.
 */
const STOPS = 'a, button, input, select, summary, textarea'

/**
 * What it does: marks the launcher's corner with `data-aside` for as long as a button of the page lies under
 * it, or is about to, or what has the focus does (WCAG 2.4.11); the style sheet takes it out of the way.
 * Why not simpler: no margin helps what is fixed over what scrolls. An observer of the corner alone costs
 * nothing while the page moves, asking where everything is would.
 */
export function makeWay(corner: HTMLElement): void {
  const under = new Set<Element>()
  let observer: IntersectionObserver | undefined
  let focused: Element | null = null
  const standAside = () => {
    const isInTheWay = [...under].some((element) => element === focused || element.matches(BUTTONS))
    corner.toggleAttribute('data-aside', isInTheWay)
  }
  const watchFocus = () => {
    focused = document.activeElement
    if (focused?.matches(STOPS) && !focused.closest('dialog') && !corner.contains(focused))
      observer?.observe(focused)
    standAside()
  }
  const watch = () => {
    observer?.disconnect()
    under.clear()
    const { offsetLeft, offsetTop } = corner
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) under.add(target)
          else under.delete(target)
        standAside()
      },
      // The window, less all that is above the corner and to the left of it.
      { rootMargin: `${-offsetTop}px 0px 0px ${-offsetLeft}px` },
    )
    for (const button of document.querySelectorAll(BUTTONS)) observer.observe(button)
    watchFocus()
  }
  watch()
  addEventListener('resize', watch)
  const bar = document.querySelector('[data-sticky-bar]')
  if (bar) new MutationObserver(watch).observe(bar, { attributeFilter: ['hidden'] }) // it moves the corner up
  addEventListener('focusin', watchFocus)
}
