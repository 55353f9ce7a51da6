import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { LookSettings } from './look.ts'

test('the child ends when its parent is gone, also while it waits for an answer', async () => {
  const settings: Omit<LookSettings, 'hosts'> & { hosts: [] } = {
    ...{ hosts: [], skipHosts: [], userAgent: 'x', sandbox: false, browserPath: null },
  }
  const child = fork(join(import.meta.dirname, '../../look.ts'), {
    env: { LOOK_SETTINGS: JSON.stringify(settings) },
    serialization: 'advanced',
  })
  child.send({ look: 'http://127.0.0.1/' })
  expect(await once(child, 'message')).toEqual([{ reach: 'visiting' }, undefined])
  child.disconnect() // as when the server is killed: nobody answers any more
  expect(await once(child, 'exit')).toEqual([0, null])
})
