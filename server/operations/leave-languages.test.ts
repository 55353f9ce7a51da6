import { expect } from 'vitest'

import { DEFAULT_LOCALE, type Locale } from '#domain/language/locales.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { aTicket } from '../test-posts.ts'
import { test } from '../test-app.ts'
import { leaveLanguages } from './leave-languages.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
/** Of no site: kept for local use (ISO 639-2). */
const REMOVED = 'qaa' as Locale

test('who wrote in a language that the site has no more is answered in English', async ({ app }) => {
  for (const language of [SECOND, SECOND]) await app.postTicket(aTicket({ language }))
  const conversations = () => app.db.selectFrom('conversation').select(['id', 'language']).execute()
  const [gone] = await conversations()
  const remove = () =>
    app.db
      .updateTable('conversation')
      .set({ language: REMOVED })
      .where('id', '=', gone?.id ?? '')
      .execute()
  const languages = async () => (await conversations()).map(({ language }) => language).toSorted()
  await remove()
  await leaveLanguages(app.write, NOW)
  expect(await languages()).toEqual([DEFAULT_LOCALE, SECOND].toSorted())
  await remove()
  await leaveLanguages(app.write, NOW) // the languages are those of the last start
  expect(await languages()).toContain(REMOVED)
})
