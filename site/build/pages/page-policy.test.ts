import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { pagePolicy } from './page-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts and styles are allowed by their hashes, and by nothing wider', () => {
  const policy = pagePolicy('<style>a{}</style><script>go()</script><script type="module">more()</script>')
  expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('more()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('script files and data blocks need no hash', () => {
  const policy = pagePolicy('<script src="/x.js"></script><script type="application/ld+json">{}</script>')
  expect(policy).toContain("script-src 'self';")
})

test('a page may make no worker and no trusted type', () => {
  const directives = pagePolicy('').split('; ')
  expect(directives).toContain("worker-src 'none'")
  expect(directives).toContain("trusted-types 'none'")
})

test('pictures come from the site, and from where the page says', () => {
  expect(pagePolicy('')).toContain("img-src 'self' data:;")
  expect(pagePolicy('', 'blob:')).toContain("img-src 'self' blob:;")
})

test('one byte more makes another policy', () => {
  expect(pagePolicy('<script>a</script>')).not.toBe(pagePolicy('<script>a </script>'))
})

test('what may be fetched ahead is a script to the browser: allowed by its hash', () => {
  const policy = pagePolicy('<script type="speculationrules">{"prefetch":[]}</script>')
  expect(policy).toContain(`script-src 'self' ${hash('{"prefetch":[]}')};`)
})
