import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

import ipaddr from 'ipaddr.js'

import type { AnalysisReason } from '#domain/website-analysis/analysis-status.ts'

/** All addresses of a name; throws where there is none. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** Why an address is not visited. */
export class RefusedError extends Error {
  readonly reason: AnalysisReason
  constructor(reason: AnalysisReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** What IANA has given out to the public internet (IPv6 Global Unicast, RFC 4291 §2.4): all else is special. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')
/** Given out, but special: documentation (RFC 9637). */
const DOCUMENTATION = ipaddr.parseCIDR('3fff::/20')
/** Public by its number, but Azure answers there with the machine's own secrets. */
const AZURE_PLATFORM = '168.63.129.16'

/** Whether an address is public unicast; IPv4 within IPv6 is not: what is behind it depends on our network. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text === AZURE_PLATFORM || ownAddresses().has(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address.match(GLOBAL_UNICAST) && !address.match(DOCUMENTATION))
}

function ownAddresses(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address)),
  )
}

/** The system's own way to resolve names, its hosts file included. */
export const systemResolve: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * The addresses of a host, checked.
 * @param host as the platform's URL parser writes it, so that decimal and octal addresses are ordinary ones.
 * @throws RefusedError when there is none, or when one of them is not public.
 */
export async function publicAddresses(host: string, resolve: Resolve): Promise<readonly string[]> {
  const literal = host.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(literal) === 0 ? await resolved(host, resolve) : [literal]
  if (addresses.length === 0) throw new RefusedError('not-found')
  if (!addresses.every(isPublicAddress)) throw new RefusedError('private-address')
  return addresses
}

async function resolved(host: string, resolve: Resolve): Promise<readonly string[]> {
  try {
    return await resolve(host)
  } catch (error) {
    throw new RefusedError('not-found', { cause: error })
  }
}
