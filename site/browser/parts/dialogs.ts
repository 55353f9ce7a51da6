/**
 * What it does: opens and closes dialogs for `command`/`commandfor` buttons where the browser does not
 * yet, closes one on a click outside where `closedby` is unknown, and closes a modal one once one of its
 * links is followed: the page lies under it.
 * Why not simpler: with the attributes alone dialogs work without any script; this is the stand-in.
 * See: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export function standInForInvokerCommands(): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype
  const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype
  let pressed: EventTarget | null = null
  document.addEventListener('pointerdown', (event) => {
    pressed = isOutside(event) ? event.target : null
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const dialog = event.target.closest<HTMLDialogElement>('dialog:modal')
    const link = event.target.closest('a:not([target], [href^="mailto:"], [href^="tel:"])')
    if (dialog && link && !event.defaultPrevented) dialog.close()
    if (!hasClosedBy && dialog && dialog === pressed && isOutside(event)) dialog.close()
    if (!hasCommands) runCommand(event.target.closest('button[commandfor]'))
  })
  // A page restored by the back button must not come back under its menu. What holds a visitor's words stays.
  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:not([data-keeps-words])'))
      dialog.close()
  })
}

/** Whether a dialog was hit beside its box: a text dragged out of a field ends there too, but begins within. */
function isOutside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function runCommand(button: Element | null): void {
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}
