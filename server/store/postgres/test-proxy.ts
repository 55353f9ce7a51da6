import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to a database that a test can cut without telling either end, like a dead router. */
export async function startTestProxy(target: URL) {
  const sockets = new Set<Socket>()
  const held = { answers: false, questions: false }

  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname)
    pass(inner, outer, 'questions')
    pass(outer, inner, 'answers')
  })

  /** What is sent while it is held is lost, and a held connection never answers again. */
  function pass(from: Socket, to: Socket, what: keyof typeof held): void {
    let isDead = false
    sockets.add(from)
    from.on('error', () => undefined)
    from.on('data', (bytes) => {
      isDead ||= held[what]
      if (!isDead) to.write(bytes)
    })
    from.on('close', () => {
      sockets.delete(from)
      if (!isDead && !held[what]) to.destroy()
    })
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url,
    held,
    [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      const closed = once(server, 'close')
      server.close()
      return closed
    },
  }
}
