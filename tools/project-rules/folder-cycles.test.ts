import { expect, test } from 'vitest'

import { findFolderCycles } from './folder-cycles.ts'

test('two folders that import each other are a cycle, whichever files do it', () => {
  const [cycle] = findFolderCycles([
    ['server/http/a.ts', 'server/store/b.ts'],
    ['server/store/deep/c.ts', 'server/http/d.ts'],
  ])
  expect(cycle).toBe(
    'server/http > server/store > server/http (server/http/a.ts > server/store/b.ts, server/store/deep/c.ts > server/http/d.ts)',
  )
})

test('a cycle may be longer, and of files beside folders', () => {
  const imports = [
    ['server/settings.ts', 'server/mail/mailbox.ts'],
    ['server/mail/queue.ts', 'server/store/tables.ts'],
    ['server/store/open.ts', 'server/settings.ts'],
  ] as const
  expect(findFolderCycles(imports)).toHaveLength(1)
  expect(findFolderCycles(imports.slice(1))).toEqual([])
})

test('a folder may build on files beside it that build on none of its own', () => {
  expect(
    findFolderCycles([
      ['server/store/open.ts', 'server/store/sqlite/open.ts'],
      ['server/store/sqlite/open.ts', 'server/store/tables.ts'],
      ['server/store/open.ts', 'server/store/tables.ts'],
    ]),
  ).toEqual([])
})
