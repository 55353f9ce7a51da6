import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Gap } from './gap.ts'
import { languageEntries } from './language-entries.ts'
import { glossaryFile, languageFiles } from './language-files.ts'

/** What is still there of a language that was taken off the site: its entries in code, its files. */
export async function findRemains(root: string, language: string): Promise<Gap[]> {
  const entries = (await languageEntries(root, language)).filter(({ isThere }) => isThere)
  const files = [...languageFiles(root, language).map(({ file }) => file), glossaryFile(language)]
  return [
    ...entries.map(({ file, says }) => ({
      file,
      says: says.replace('has no entry', 'has an entry').replace('has no rule', 'has a rule'),
      keys: [],
    })),
    ...files
      .filter((file) => existsSync(join(root, file)))
      .map((file) => ({ file, says: 'is there', keys: [] })),
  ]
}
