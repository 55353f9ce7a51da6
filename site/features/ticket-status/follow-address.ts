import { parseTicketSecret } from '#domain/support-ticket/ticket-number.ts'

import { openTicket, refreshTicket } from './ticket-view.ts'

/**
 * Opens the ticket whose secret is in the fragment, now and whenever it changes, and looks again when the
 * reader returns to the page. The secret stays in the address for reloads and bookmarks; browsers never send
 * fragments, not even as referrer.
 */
export function followAddress(): void {
  let opened = location.hash
  void openTicket(parseTicketSecret(opened))
  addEventListener('hashchange', () => {
    if (isPlaceOnPage(location.hash)) {
      history.replaceState(history.state, '', opened) // the skip link must not replace the secret
      return
    }
    opened = location.hash
    void openTicket(parseTicketSecret(opened))
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshTicket()
  })
}

function isPlaceOnPage(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}
