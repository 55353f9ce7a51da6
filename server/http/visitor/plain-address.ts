import { isIP } from 'node:net'

/** How a socket that takes both families writes an IPv4 address (RFC 4291 §2.5.5.2). */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/** An address as people write it; null for what is none, such as nonsense a visitor put into a forwarding header. */
export function plainAddress(address: string): string | null {
  return isIP(address) === 0 ? null : address.replace(MAPPED_IPV4, '')
}
