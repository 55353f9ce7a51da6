import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { LookSettings } from './look.ts'
import { createChildLooker } from './look-in-child.ts'

/** Answers one look, and dies at the next before it has begun. */
const DIES_IDLE = `
  process.once('message', () => {
    process.once('message', () => process.exit(1))
    process.send({ outcome: { observation: null, reason: 'unreachable' } })
  })`

test('a child that died while it was idle costs no attempt', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'valmis-test-'))
  const entry = join(folder.path, 'look.mjs')
  writeFileSync(entry, DIES_IDLE)
  const looker = createChildLooker(entry, {
    ...{ hosts: new Map(), skipHosts: [], userAgent: 'x', sandbox: false, browserPath: null },
  })
  const progress = { reach: () => Promise.resolve(), show: () => Promise.resolve() }
  const look = () => looker.look('http://127.0.0.1/', progress)
  const looked = [await look(), await look(), await look()]
  expect(looked.map(({ reason }) => reason)).toEqual(['unreachable', 'unreachable', 'unreachable'])
  await looker.close()
})

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
