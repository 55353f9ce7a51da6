/**
 * What a visitor may be about to press, and what the launcher must therefore never lie upon. The footer's last line is
 * among it: nobody can scroll on to bring it out from under.
 */
const BUTTONS = 'main [data-button], main form button, body > footer > :last-child > :is(a, button)'

/**
 * What it does: marks the launcher's corner with `data-aside` for as long as a button of the page lies under
 * it, or is about to; the style sheet takes it out of the way.
 * Why not simpler: no margin helps what is fixed over what scrolls. An observer of the corner alone costs
 * nothing while the page moves, asking where everything is would.
 */
export function makeWay(corner: HTMLElement): void {
  const under = new Set<Element>()
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    under.clear()
    const { offsetLeft, offsetTop } = corner
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) under.add(target)
          else under.delete(target)
        corner.toggleAttribute('data-aside', under.size > 0)
      },
      // The window, less all that is above the corner and to the left of it.
      { rootMargin: `${-offsetTop}px 0px 0px ${-offsetLeft}px` },
    )
    for (const button of document.querySelectorAll(BUTTONS)) observer.observe(button)
  }
  watch()
  addEventListener('resize', watch)
}
