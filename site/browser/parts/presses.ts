/** Spec §4, §9: how long a button shows that it was pressed. */
const PRESS_MS = 600

/** Every button and button-like link shows its press for a moment; the style sheet says how. */
export function showPresses(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-button]') : null
    if (!button) return
    button.dataset['pressed'] = ''
    setTimeout(() => {
      delete button.dataset['pressed']
    }, PRESS_MS)
  })
}

const PRESSED = '[role="tab"], [aria-roledescription="carousel"] button'

/**
 * Carries out, once its island lives, what was pressed on a tab or a carousel's button before: React knows only
 * of presses since it came. Forms are not among it: theirs are sent by the browser itself.
 */
export function keepEarlyPresses(): void {
  for (const type of ['click', 'keydown']) document.addEventListener(type, keepForIsland)
}

function keepForIsland(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
  const island = button?.closest('astro-island[ssr]')
  if (!button || !island) return
  const again = event instanceof KeyboardEvent ? keyPress(event, button) : new MouseEvent('click', event)
  if (!again) return
  event.preventDefault()
  const pressAgain = () => {
    const focused = again instanceof KeyboardEvent ? island.querySelector('[role="tab"]:focus') : null
    ;(focused ?? button).dispatchEvent(again)
  }
  // Each in a turn of its own: React draws what one press changed before it hears of the next.
  island.addEventListener('astro:hydrate', () => setTimeout(pressAgain), { once: true })
}

/** The same key once more, if it moves between tabs; Enter and the space bar come as a click too. */
function keyPress(event: KeyboardEvent, button: HTMLElement): KeyboardEvent | null {
  const isMove = button.role === 'tab' && /^(?:Arrow(?:Left|Right)|Home|End)$/.test(event.key)
  return isMove ? new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }) : null
}
