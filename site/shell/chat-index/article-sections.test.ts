import { expect, test } from 'vitest'

import { articleSections } from './article-sections.ts'

const MDX = `An introduction.

## It loads too slowly

**Pictures** weigh [too much](/en/faq). Ours cost <StarterPrice />.

## Four ways

<Tier name="Builder" range="$0–50" bestFor="trying out">

You drag things about.

</Tier>

Within <Fact of="analysis-hours" /> hours.
`

test('each heading begins a section, placed as the page places it', () => {
  expect(articleSections(MDX).map(({ place, title }) => [place, title])).toEqual([
    ['part-1', 'It loads too slowly'],
    ['part-2', 'Four ways'],
  ])
})

test('a section is what a reader reads, names in components included', () => {
  const [slow, ways] = articleSections(MDX).map(({ body }) => body)
  expect(slow).toContain('Pictures')
  expect(slow).not.toMatch(/introduction|StarterPrice|[*<>[\]]/)
  expect(ways).toContain('Builder')
  expect(ways).toContain('trying out')
  expect(ways).toContain('You drag things about.')
  expect(ways).not.toContain('analysis-hours')
})
