import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Duplex, pipeline, Transform } from 'node:stream'

import type { Guard } from './guard.ts'

// As modules they would load all of fetch (decision 0047).
const { createServer, request } = process.getBuiltinModule('node:http')

/** The proxy that the browser's every connection goes through. */
export type GuardedProxy = Awaited<ReturnType<typeof startGuardedProxy>>

/** Headers that are meant for a proxy, not for whom it asks (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
])

/**
 * A forward proxy on a free port of this machine: CONNECT for TLS and WebSockets, whole addresses for plain
 * HTTP. Whom it lets through is the guard's matter. It gives nobody on this machine more than they have.
 */
export async function startGuardedProxy(guard: Guard) {
  const server = createServer((incoming, answer) => {
    void forward(guard, incoming, answer)
  })
  server.on('connect', (incoming: IncomingMessage, browser: Duplex, head: Buffer) => {
    browser.on('error', () => undefined)
    void tunnel(guard, incoming, browser, head)
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy() // tunnels are no longer the server's own
      }),
  }
}

function counter(guard: Guard): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      guard.spend(chunk.length)
      done(null, chunk)
    },
  })
}

async function tunnel(guard: Guard, incoming: IncomingMessage, browser: Duplex, head: Buffer): Promise<void> {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(incoming.url ?? '') ?? []
  try {
    const site = await guard.open(host, Number(port))
    browser.write('HTTP/1.1 200 Connection established\r\n\r\n')
    site.write(head)
    pipeline(browser, site, () => site.destroy())
    pipeline(site, counter(guard), browser, () => browser.destroy())
  } catch {
    browser.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n')
  }
}

async function forward(guard: Guard, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  try {
    const url = URL.parse(incoming.url ?? '')
    if (url?.protocol !== 'http:') throw new Error('not an address of HTTP')
    const site = await guard.open(url.hostname, Number(url.port || 80))
    const onward = request({
      createConnection: () => site,
      method: incoming.method,
      path: url.pathname + url.search,
      headers: { ...kept(incoming.headers), host: url.host, connection: 'close' },
    })
    onward.on('error', () => answer.destroy())
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, kept(response.headers))
      pipeline(response, counter(guard), answer, () => site.destroy())
    })
    answer.on('close', () => site.destroy())
    pipeline(incoming, onward, () => undefined)
  } catch {
    answer.writeHead(403, { 'content-length': '0' }).end()
  }
}

function kept<Headers extends object>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name))) as Headers
}
