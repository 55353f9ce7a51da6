import { parseTicketSecret } from '#domain/support-ticket/ticket-number.ts'

/**
 * Opens what the secret in the fragment names, now and whenever it changes; null: there is none. The secret stays
 * in the address for reloads and bookmarks; browsers never send fragments, not even as referrer.
 */
export function followSecret(open: (secret: string | null) => void): void {
  let opened = location.hash
  open(parseTicketSecret(opened))
  addEventListener('hashchange', () => {
    if (document.getElementById(location.hash.slice(1)) !== null) {
      history.replaceState(history.state, '', opened) // the skip link must not replace the secret
      return
    }
    opened = location.hash
    open(parseTicketSecret(opened))
  })
}
