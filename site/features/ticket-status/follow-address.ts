import { parseTicketSecret } from '#domain/support-ticket/ticket-number.ts'

import { openTicket, refreshTicket } from './ticket-view.ts'

/**
 * Opens the ticket whose secret stands in the fragment, now and whenever it changes, and looks again when
 * the reader comes back to the page: an answer may have arrived. The secret stays in the address, so that
 * a reload and a bookmark work; a fragment is never sent, not as a referrer either.
 */
export function followAddress(): void {
  let opened = location.hash
  void openTicket(parseTicketSecret(opened))
  addEventListener('hashchange', () => {
    if (isPlaceOnPage(location.hash)) {
      history.replaceState(history.state, '', opened) // the skip link must not cost the secret
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
