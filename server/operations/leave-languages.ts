import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/language/locales.ts'

import type { Write } from '../store/store.ts'
import { putState, readState } from './housekeeping.ts'

const STATE = 'languages'

/**
 * Lets whoever wrote in a language that the site has no more be answered in English. Rows are looked through
 * only when the languages are not those of the last start; choices about cookies stay as they were made.
 */
export async function leaveLanguages(write: Write, now: Date): Promise<void> {
  const value = LOCALE_CODES.join(' ')
  await write(async (trx) => {
    const [known] = await readState(trx, STATE)
    if (known?.value === value) return
    for (const table of ['conversation', 'analysis_link'] as const)
      await trx
        .updateTable(table)
        .set({ language: DEFAULT_LOCALE })
        .where('language', 'not in', LOCALE_CODES)
        .execute()
    await putState(trx, [{ name: STATE, value, changed_at: now.toISOString() }])
  })
}
