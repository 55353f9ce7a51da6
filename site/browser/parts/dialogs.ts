/**
 * What it does: opens and closes dialogs for `command`/`commandfor` buttons where the browser does not yet,
 * closes one on a click outside where `closedby` is unknown, and closes a modal one when one of its links is
 * followed. Why not simpler: with these attributes dialogs need no script; this is the fallback. See:
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
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
  // A page restored by the back button must not show its menu. Dialogs with a visitor's text stay.
  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:not([data-keeps-words])'))
      dialog.close()
  })
}

/** Whether a click was beside the dialog's box; a drag that started inside does not count. */
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
