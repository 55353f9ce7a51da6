import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { testFolder } from '../../test-app.ts'
import { readMailTemplates } from './mail-templates.ts'

test('a missing language is named', async () => {
  await using folder = testFolder()
  expect(() => readMailTemplates(folder.path, ['greeting'])).toThrow(/greeting\/en\.md is missing/)
})

test.each(['Hello', '---\nsubject:\n---\n\ntext', '---\nsubject: x\n---\n'])(
  'a broken file is named: %j',
  async (text) => {
    await using folder = testFolder()
    mkdirSync(join(folder.path, 'greeting'))
    writeFileSync(join(folder.path, 'greeting/en.md'), text)
    expect(() => readMailTemplates(folder.path, ['greeting'])).toThrow(/greeting\/en\.md must begin with/)
  },
)
