import { parseLocaleCode } from '#domain/language/locales.ts'

import { withinPatience } from '../../browser/parts/code-patience.ts'
import { SUPPORT_DIALOG_ID } from './support-places.ts'

/**
 * What it does: opens the intro for `#support`, loads the ticket dialog while the intro is open, and starts a
 * ticket when its button is pressed. Without the code, or after it failed, the button leads to the plain
 * form. Ships to every page; the dialog is loaded later. Why not an island: its styles would be in every page
 * (docs/decisions/0025).
 */
export function leadToTicket(): void {
  const intro = document.getElementById(SUPPORT_DIALOG_ID)
  const button = intro?.querySelector<HTMLAnchorElement>('a[data-begin-ticket]')
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  if (!(intro instanceof HTMLDialogElement) || !button || locale === null) return

  let hasFailed = false
  const noteFailure = () => {
    hasFailed = true
  }
  let ticket: Promise<{ begin: () => void }> | undefined
  const load = () =>
    (ticket ??= import('./start-ticket.tsx').then(({ startTicket }) => startTicket(locale, noteFailure)))

  new MutationObserver(() => {
    if (!intro.open) return
    // A task after the next frame: the intro is painted before a slow phone parses code.
    requestAnimationFrame(() =>
      setTimeout(() => {
        load().catch(() => undefined) // reported when the button is pressed
      }),
    )
  }).observe(intro, { attributeFilter: ['open'] })

  button.addEventListener('click', (event) => {
    if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return // the plain form, or a new tab with it
    event.preventDefault()
    if (button.getAttribute('aria-busy') === 'true') return
    button.setAttribute('aria-busy', 'true')
    withinPatience(load())
      .then(({ begin }) => {
        if (!intro.open) return // closed in the meantime
        intro.close()
        begin()
      })
      .catch(() => {
        if (intro.open) location.assign(button.href)
      })
      .finally(() => button.removeAttribute('aria-busy'))
  })

  const openByFragment = () => {
    if (location.hash !== `#${SUPPORT_DIALOG_ID}` || intro.open) return
    // Without the fragment the same link opens it again, and the browser does not focus its target.
    history.replaceState(null, '', location.pathname + location.search)
    intro.showModal()
  }
  addEventListener('hashchange', openByFragment)
  openByFragment()
}
