import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

import { expect, test } from 'vitest'

/** Starts `npm run dev` with settings it must refuse; otherwise it would run forever. */
function startDev(settings: Record<string, string>) {
  const env = { PATH: process.env['PATH'], ...settings }
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env,
    encoding: 'utf8',
    timeout: 10_000,
  })
  return { status, stderr }
}

test.each(['DEV_PORT', 'DEV_API_PORT'])(
  'a port of %s that is taken stops the start with a sentence',
  async (name) => {
    await using other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(startDev({ [name]: String(port) })).toEqual({
      status: 1,
      stderr: `Port ${port} is taken: end what listens there, or start with another ${name}\n`,
    })
  },
)

test('a port that is none is refused', () => {
  expect(startDev({ DEV_PORT: 'high' })).toEqual({
    status: 1,
    stderr: 'DEV_PORT must be a number from 1 to 65535\n',
  })
})
