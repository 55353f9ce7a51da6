import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startTestApp, testFolder } from '../../test-app.ts'

/** Runs the command as the container does, in a process of its own: the server is in this one. */
async function askHealth(env: Record<string, string>) {
  await using folder = testFolder()
  const command = join(import.meta.dirname, 'health.ts')
  const child = spawn(process.execPath, [command], { env, cwd: folder.path })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, errors }
}

test.each(['127.0.0.1', '0.0.0.0', '::'])('a server that listens on %s is healthy', async (host) => {
  await using app = await startTestApp()
  await app.app.listen({ port: 0, host })
  const { port } = app.app.server.address() as AddressInfo
  expect(await askHealth({ PORT: String(port), HOST: host })).toEqual({ code: 0, errors: '' })
})

test('where nobody listens there is no health, in one line', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const { port } = nobody.address() as AddressInfo
  nobody.close()
  const { code, errors } = await askHealth({ PORT: String(port) })
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
})

test('another server at the port is no health', async () => {
  const stranger = createServer((socket) => socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'))
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  expect(await askHealth({ PORT: String(port) })).toEqual({ code: 1, errors: '/healthz answers 404\n' })
  stranger.close()
})
