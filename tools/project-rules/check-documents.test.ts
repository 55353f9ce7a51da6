import { expect, test } from 'vitest'

import { findMissingReferences } from './check-documents.ts'

const project = {
  hasScript: (name: string) => name === 'build',
  hasPath: (path: string) => path.startsWith('domain/'),
}

test.each([
  ['a script that does not exist', 'Run `npm run build`, then `npm run fly`.', ['npm run fly']],
  [
    'a path in backticks or in a link',
    'See `domain/pricing/packages.ts`, `server/lost.ts` and [this](docs/lost.md#part).',
    ['server/lost.ts', 'docs/lost.md'],
  ],
  [
    'no address of the site, web link or built file',
    '`/en/privacy`, [x](https://a.example/b.md), `var/mail/`, `dist/client/`',
    [],
  ],
])('%s is named', (_, text, expected) => {
  expect(findMissingReferences(text, project)).toEqual(expected)
})
