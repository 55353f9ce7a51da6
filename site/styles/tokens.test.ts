import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/gi

const tokens = readFileSync('content/tokens.css', 'utf8')
const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark')

test('colours stand in content/tokens.css: style sheets name them by what they mean', () => {
  const sheets = globSync('site/{browser,features,layouts,styles,ui}/**/*.css')
  expect(sheets.length).toBeGreaterThan(50)
  const written = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(COLOUR)].map(([colour]) => `${sheet}: ${colour}`),
  )
  expect(written).toEqual([])
})

test('the icon has the colour of the mark, in both schemes', () => {
  const icon = readFileSync('site/public/favicon.svg', 'utf8')
  const drawn = [...icon.matchAll(COLOUR)].map(([colour]) => colour)
  const marks = [light, dark].map((scheme) => /--mark: (#\w+);/.exec(scheme)?.[1])
  expect(new Set(drawn)).toEqual(new Set(marks))
})
