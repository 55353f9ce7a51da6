import { hash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 16

/** New secret for a link: 128 random bits, 22 characters that need no escaping in a URL. */
export function newLinkSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The hash that is stored of a secret: 128 random bits need no salt and no slow hash. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret)
}
