/**
 * What it does: opens and closes dialogs for `command`/`commandfor` buttons where the browser does not
 * yet, closes one on a click outside where `closedby` is unknown, and closes a menu once one of its
 * links is followed.
 * Why not simpler: with the attributes alone dialogs work without any script; this is the stand-in.
 * See: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export function standInForInvokerCommands(): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype
  const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const dialog = event.target.closest('dialog')
    if (dialog && event.target.closest('a:not([target], [href^="mailto:"], [href^="tel:"])')) dialog.close()
    if (!hasClosedBy && dialog === event.target && dialog.getAttribute('closedby') === 'any') dialog.close()
    if (!hasCommands) runCommand(event.target.closest('button[commandfor]'))
  })
  // A page restored by the back button must not come back under its menu.
  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  })
}

function runCommand(button: Element | null): void {
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}
