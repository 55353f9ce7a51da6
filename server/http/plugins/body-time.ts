import type { FastifyInstance } from 'fastify'

import { LEAST_UPLOAD_BYTES, type Timeouts } from '../limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes files, which may arrive for longer. */
    isUpload?: true
  }
}

/**
 * Ends a request whose body takes too long, as Node does. Node's limit is the same for all routes and must
 * allow a file from a phone. A file that hardly moves is ended too: it takes the place of another.
 */
export function limitBodyTime(app: FastifyInstance, { request: limitMs, pace: paceMs }: Timeouts): void {
  let isClosed = false
  app.addHook('onClose', (_, done) => {
    isClosed = true
    done()
  })
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (!hasBody) {
      done()
      return
    }
    const overdue = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const refuse = () => app.server.emit('clientError', overdue, raw.socket)
    const endLate = () => {
      // A request injected by a test ends without becoming complete or closing.
      if (raw.complete || raw.readableEnded || isClosed) return
      if (reply.raw.writableEnded) raw.socket.destroy()
      else refuse()
    }
    let before = raw.socket.bytesRead
    const endSlow = () => {
      const { bytesRead } = raw.socket
      const isOurs = raw.complete || raw.readableLength > 0 // it has been read, or we are the slow side
      if (!isOurs && !isClosed && bytesRead - before < LEAST_UPLOAD_BYTES) refuse()
      before = bytesRead
    }
    const isUpload = routeOptions.config.isUpload === true
    const timer = isUpload ? setInterval(endSlow, paceMs) : setTimeout(endLate, limitMs)
    raw.once('close', () => clearTimeout(timer))
    done()
  })
}
