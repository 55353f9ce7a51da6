import { isIP, BlockList, isIPv4 } from 'node:net'

const GROUPS = 8
/** RFC 6177: a home has at least a /64 and may use any address in it. */
const NETWORK_GROUPS = 4

/** The network a limit counts for: an IPv4 address, or the /64 of an IPv6 address. */
export function visitorNetwork(address: string): string {
  const bare = address.replace(/%.*$/, '') // without the interface of a link-local address
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  return mappedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** All eight groups; the URL parser has one spelling of each address (RFC 5952). */
function groupsOf(address: string): string[] {
  const text = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? ''
  const [left = [], right = []] = text.split('::').map((part) => (part === '' ? [] : part.split(':')))
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => '0'), ...right]
}

/** A socket for both families writes IPv4 as `::ffff:192.0.2.1` (RFC 4291 §2.5.5.2). */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}

/** How a socket for both families writes an IPv4 address (RFC 4291 §2.5.5.2). */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/** An address in its usual spelling; null for nonsense in a forwarding header. */
export function plainAddress(address: string): string | null {
  return isIP(address) === 0 ? null : address.replace(MAPPED_IPV4, '')
}

/** Whether an address is a trusted proxy's. */
export type IsProxy = (address: string | undefined) => boolean

/**
 * Knows the proxies of `TRUST_PROXY`. Fastify uses the same list for the visitor's address, but does not say
 * whether it trusted the proxy.
 */
export function trustedProxies(networks: readonly string[]): IsProxy {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}
