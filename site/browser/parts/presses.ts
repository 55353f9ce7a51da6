import { onClick } from '../on-click.ts'

/** Spec §4, §9: how long a button shows that it was pressed. */
const PRESS_MS = 600

/** Every button and button-like link shows its press for a moment; the style sheet says how. */
export function showPresses(): void {
  onClick('[data-button]', (button) => {
    button.dataset['pressed'] = ''
    setTimeout(() => {
      delete button.dataset['pressed']
    }, PRESS_MS)
  })
}

const PRESSED = '[role="tab"], [aria-roledescription="carousel"] button'

/**
 * Repeats presses on tabs and carousel buttons once their island is hydrated: React knows only later ones.
 * Not for forms: the browser sends those itself.
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
  // Each in its own task: React renders one press before it gets the next.
  island.addEventListener('astro:hydrate', () => setTimeout(pressAgain), { once: true })
}

/** The same key again, if it moves between tabs; Enter and Space arrive as clicks too. */
function keyPress(event: KeyboardEvent, button: HTMLElement): KeyboardEvent | null {
  const isMove = button.role === 'tab' && /^(?:Arrow(?:Left|Right)|Home|End)$/.test(event.key)
  return isMove ? new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }) : null
}
