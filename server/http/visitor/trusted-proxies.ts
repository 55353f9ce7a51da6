import { BlockList, isIP, isIPv4 } from 'node:net'

/** Whether an address is that of a proxy we trust. */
export type IsProxy = (address: string | undefined) => boolean

/**
 * Knows the proxies of `TRUST_PROXY`. Fastify uses the same list for the address of a visitor and does not
 * say whether it believed anybody.
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
