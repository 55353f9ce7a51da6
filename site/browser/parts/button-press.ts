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
