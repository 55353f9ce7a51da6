import { expect, test } from 'vitest'

import { findMissingReferences } from './document-references.ts'

const project = {
  hasScript: (name: string) => name === 'build',
  hasPath: (path: string) => path.startsWith('domain/'),
}

test('a script that does not exist is named', () => {
  expect(findMissingReferences('Run `npm run build`, then `npm run fly`.', project)).toEqual(['npm run fly'])
})

test('a path in backticks or in a link must exist', () => {
  const text = 'See `domain/pricing/packages.ts`, `server/lost.ts` and [this](docs/lost.md#part).'
  expect(findMissingReferences(text, project)).toEqual(['server/lost.ts', 'docs/lost.md'])
})

test('addresses of the site, web links and built files are not paths of the project', () => {
  expect(
    findMissingReferences('`/en/privacy`, [x](https://a.example/b.md), `var/mail/`, `dist/client/`', project),
  ).toEqual([])
})
