import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, which may arrive for longer. */
    isUpload?: true
  }
}

/**
 * Ends a request whose body takes too long, as Node ends one: Node's own limit is one for all routes and has to
 * bear a file that comes from a telephone.
 */
export function limitBodyTime(app: FastifyInstance, limitMs: number): void {
  let isClosed = false
  app.addHook('onClose', (_, done) => {
    isClosed = true
    done()
  })
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (hasBody && routeOptions.config.isUpload !== true) {
      const timer = setTimeout(() => {
        // A request injected by a test ends and is never complete, nor does it close.
        if (raw.complete || raw.readableEnded || isClosed) return
        if (reply.raw.writableEnded) raw.socket.destroy()
        else app.server.emit('clientError', overdue(), raw.socket)
      }, limitMs)
      raw.once('close', () => {
        clearTimeout(timer)
      })
    }
    done()
  })
}

function overdue(): Error {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
