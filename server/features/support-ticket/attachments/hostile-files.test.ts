import { expect, test } from 'vitest'

import { ATTACHMENT_TYPES } from '#domain/support-ticket/attachment.ts'

import { startTestApp } from '../../../test-app.ts'
import { hostileFiles } from './test-hostile-files.ts'
import { anAddress, keptFiles, postFile } from './test-uploads.ts'

const SAFE_NAME =
  /^(?![\s.~-])(?:(?![\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|.]).){1,116}\.(?:png|jpg|webp|pdf|txt)$/u

test('two hundred hostile files are refused or made harmless, and none leaves anything behind', async () => {
  await using app = await startTestApp()
  const files = hostileFiles()
  expect(files.length).toBeGreaterThanOrEqual(200)
  let harmless = 0
  for (const { what, name, content, fate } of files) {
    const response = await postFile(app.app, { filename: name, content }, { remoteAddress: anAddress() })
    const isTaken = response.statusCode === 201
    if (fate !== 'either') expect(isTaken, what).toBe(fate === 'harmless')
    if (isTaken) {
      const receipt = response.json<{ id: string; name: string }>()
      const kept = await keptFiles(app.db)
      expect(receipt.name, what).toMatch(SAFE_NAME)
      expect(kept.files, what).toMatchObject([{ id: receipt.id, name: receipt.name, state: 'ready' }])
      expect(ATTACHMENT_TYPES).toHaveProperty([kept.files[0]?.type ?? ''], receipt.name.split('.').at(-1))
      expect(kept.contentOf(receipt.id).equals(content), what).toBe(true)
      await app.app.inject({ method: 'DELETE', url: `/api/attachments/${receipt.id}` })
      harmless += 1
    } else expect([response.statusCode, response.json()], what).toMatchObject([400, { success: false }])
    expect(await app.countRows(), what).toBe(0)
  }
  expect(harmless).toBeLessThan(files.length / 2)
}, 60_000)
