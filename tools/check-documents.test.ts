import { expect, test } from 'vitest'

import { findMissingReferences, specMapFaults } from './check-documents.ts'

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

const SECTIONS = Array.from({ length: 9 }, (_, place) => `## §${place + 1} Section`).join('\n\n')
const DECISIONS = `| Decision | Where |\n|---|---|\n| ${Array.from({ length: 37 }, (_, place) => place + 1).join(', ')} | here |`

function tableOf(tests: string): string {
  return `| Asked for | Module | Test |\n|---|---|---|\n| a page | \`site/page.ts\` | ${tests} |`
}

test.each([
  '`site/page.test.ts`',
  '`e2e/page.spec.ts` (the page)',
  'types',
  'built pages: `tools/check-site.ts`',
])('a row is tested by %s', (tests) => {
  expect(specMapFaults([SECTIONS, DECISIONS, tableOf(tests)].join('\n\n'))).toEqual([])
})

test.each(['none', '', '`site/page.ts`'])('a row that names %j is not', (tests) => {
  expect(specMapFaults([SECTIONS, DECISIONS, tableOf(tests)].join('\n\n'))).toEqual([
    'no test is named for "a page"',
  ])
})

test('sections and decisions that are left out are named', () => {
  expect(
    specMapFaults([SECTIONS.replace('## §4 ', '## '), DECISIONS.replace(', 17,', ',')].join('\n\n')),
  ).toEqual(['section 4 of the specification is not mapped', 'decision 17 is not mapped'])
})
