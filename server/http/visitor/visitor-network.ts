import { isIP } from 'node:net'

const GROUPS = 8
/** RFC 6177: a home has a /64 at least, and may use any address in it. */
const NETWORK_GROUPS = 4

/** Whose doing a request is, for limits: an IPv4 address, or the /64 of an IPv6 address. */
export function visitorNetwork(address: string): string {
  const bare = address.replace(/%.*$/, '') // the interface of a link-local address
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  return mappedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** All eight groups; the URL parser has one way of writing each address (RFC 5952). */
function groupsOf(address: string): string[] {
  const text = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? ''
  const [left = [], right = []] = text.split('::').map((part) => (part === '' ? [] : part.split(':')))
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => '0'), ...right]
}

/** A socket that listens to both writes IPv4 as `::ffff:192.0.2.1` (RFC 4291 §2.5.5.2). */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}
