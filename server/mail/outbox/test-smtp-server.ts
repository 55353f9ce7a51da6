import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'

import { SMTPServer } from 'smtp-server'

import { fixture, test as baseTest } from '../../test-app.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  content: string
  /** Header lines by lower-case name, unfolded. */
  headers: ReadonlyMap<string, string>
}

/** Where the server fails; everything else works. For stages a library cannot fail at: test-scripted-smtp.ts. */
export interface Fault {
  mail?: number
  rcpt?: number
  data?: number
  login?: 'refused'
}

/** A real SMTP server on a free port; `fault` can be changed while it runs. */
export async function startTestSmtpServer({ startTls = false } = {}) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const state: { fault: Fault } = { fault: {} }
  const answer = (code: number | undefined) =>
    code === undefined ? null : Object.assign(new Error('no, visitor@example.com'), { responseCode: code })
  const smtp = new SMTPServer({
    logger: false, // it would warn of its own certificate, which the test wants
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    onAuth(_auth, _session, callback) {
      if (state.fault.login === 'refused') callback(new Error('no'))
      else callback(null, { user: 'agency' })
    },
    onMailFrom: (_address, _session, callback) => callback(answer(state.fault.mail)),
    onRcptTo: (_address, _session, callback) => callback(answer(state.fault.rcpt)),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      const { data } = state.fault
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (data !== undefined) {
          callback(answer(data))
          return
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const content = Buffer.concat(chunks).toString()
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          content,
          headers: headersOf(content),
        })
        callback()
      })
    },
  })
  smtp.on('error', () => undefined) // clients that are killed cut their connections
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  return {
    port,
    received,
    state,
    url: new URL(`smtp://127.0.0.1:${port}`),
    async [Symbol.asyncDispose]() {
      sockets.forEach((socket) => socket.destroy())
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}

function headersOf(content: string): Map<string, string> {
  const head = content.slice(0, content.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

export const test = baseTest.extend('server', fixture(startTestSmtpServer))
