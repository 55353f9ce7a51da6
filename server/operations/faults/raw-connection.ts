import { once } from 'node:events'
import { connect } from 'node:net'

/** A connection over which a test says what no client library would; being reset is one way of being closed. */
export async function openRawConnection({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      resolve()
    })
  })
  return { socket, closed, heard: () => heard }
}
