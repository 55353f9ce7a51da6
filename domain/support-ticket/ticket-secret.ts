/** 128 random bits in base64url, without padding (RFC 4648 §5). */
const SECRET = /^[A-Za-z0-9_-]{22}$/

/** The secret a status page's fragment holds (with or without its `#`), or null: it then opens no ticket. */
export function parseTicketSecret(fragment: string): string | null {
  const candidate = fragment.replace(/^#/, '')
  return SECRET.test(candidate) ? candidate : null
}
