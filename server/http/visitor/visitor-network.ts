import { BlockList, isIP, isIPv4 } from 'node:net'

import ipaddr from 'ipaddr.js'

/** RFC 6177: a home has at least a /64 and may use any address in it. */
const NETWORK_GROUPS = 4

/** The network a limit counts for: an IPv4 address, or the /64 of an IPv6 address. */
export function visitorNetwork(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address) // IPv4 that a socket for both families has mapped becomes IPv4 again
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/** How a socket for both families writes an IPv4 address (RFC 4291 §2.5.5.2). */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/** An address in its usual spelling; null for nonsense in a forwarding header. */
export function plainAddress(address: string): string | null {
  return isIP(address) === 0 ? null : address.replace(MAPPED_IPV4, '')
}

export type IsProxy = (address: string | undefined) => boolean

/** The proxies of `TRUST_PROXY`: Fastify uses the same list, but does not say whether it trusted one. */
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
