import { connect, isIPv6, type Socket } from 'node:net'

import { publicAddresses, RefusedError, type Resolve } from './public-address.ts'

/** Every connection of a look is opened here: nothing else of the analysis talks to the net. */
export type Guard = ReturnType<typeof createGuard>

export interface GuardOptions {
  /** Names that lead to this machine, for tests. */
  hosts: ReadonlyMap<string, { address: string; port: number }>
  resolve: Resolve
}

/** What comes in all, over every device and measurement. */
const MOST_BYTES = 40 * 1024 * 1024
const MOST_CONNECTIONS = 500
const CONNECT_TIMEOUT_MS = 6_000
const PORTS = new Set([80, 443])

/** A guard for one look. */
export function createGuard({ hosts, resolve }: GuardOptions) {
  const ending = new AbortController()
  const sockets = new Set<Socket>()
  let bytes = 0
  let connections = 0
  ending.signal.addEventListener('abort', () => {
    for (const socket of sockets) socket.destroy()
  })

  /** The addresses that were checked are the ones that are tried: no name is looked up a second time. */
  async function targetOf(host: string, port: number) {
    const test = hosts.get(host)
    const target = test
      ? { addresses: [test.address], port: test.port }
      : { addresses: await publicAddresses(host, resolve), port }
    if (!PORTS.has(port)) throw new RefusedError('unreachable')
    return target
  }

  return {
    /** Connects to a host of the public net, on port 80 or 443; throws a RefusedError. */
    async open(name: string, port: number) {
      const target = await targetOf(hostOf(name), port)
      connections += 1
      if (connections > MOST_CONNECTIONS) throw new RefusedError('too-large')
      if (ending.signal.aborted) throw ending.signal.reason
      const socket = await opened(target.addresses, target.port, ending.signal)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
    /** Counts what came; the look ends when it is too much. */
    spend(more: number) {
      bytes += more
      if (bytes > MOST_BYTES) ending.abort(new RefusedError('too-large'))
    },
    /** Aborted at the end, by time or by size; then every connection is cut, and its reason is a `RefusedError`. */
    signal: ending.signal,
    /** Cuts every connection. */
    end(reason: 'timed-out' | 'too-large') {
      ending.abort(new RefusedError(reason))
    },
  }
}

/** A host as the URL parser writes it: `0x7f.1` is `127.0.0.1`. */
function hostOf(name: string): string {
  const url = URL.parse(`http://${name}/`)
  // a name that means something else to the parser, as `a@b`, is none
  if (url?.href !== `http://${url?.hostname ?? ''}/`) throw new RefusedError('not-found')
  return url.hostname
}

async function opened(addresses: readonly string[], port: number, ending: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({
    host: 'checked.invalid', // so that the platform asks `lookup`, which knows only what was checked
    port,
    autoSelectFamily: true,
    lookup: (_host, _options, found) =>
      found(
        null,
        addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
      ),
  })
  const timer = setTimeout(() => socket.destroy(new RefusedError('unreachable')), CONNECT_TIMEOUT_MS)
  const end = () => socket.destroy(ending.reason as RefusedError)
  ending.addEventListener('abort', end, { once: true })
  socket.once('connect', () => resolve(socket))
  socket.once('error', (error) =>
    reject(error instanceof RefusedError ? error : new RefusedError('unreachable', { cause: error })),
  )
  try {
    const ready = await promise
    ready.on('error', () => undefined) // whoever reads it sees its end
    return ready
  } finally {
    clearTimeout(timer)
    ending.removeEventListener('abort', end)
  }
}
