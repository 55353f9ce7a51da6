import { expect, test } from 'vitest'

import { headlinesOf } from './headlines-of.ts'

const page = (body: string) => `<!doctype html><html lang="de" data-locale="de"><body>${body}</body></html>`

test('a headline is its words, without marks and markup, and it says whether a price is among them', () => {
  const html = page(
    '<h1 id="a">Für\n<span><data data-price="starter">397\u00a0€</data><svg><path d="M0"/></svg></span></h1>',
  )
  expect(headlinesOf(html)).toEqual({ text: 'Für 397\u00a0€', locale: 'de', hasPrice: true })
})

test('signs written as entities are the signs', () => {
  const html = page('<h1>It&#x27;s &#8364; &amp; &quot;you&quot;</h1>')
  expect(headlinesOf(html)).toMatchObject({ text: 'It\'s € & "you"', hasPrice: false })
})

test('every headline counts, and a header is none', () => {
  expect(headlinesOf(page('<h1>One</h1><header>No</header><h1>Two</h1>')).text).toBe('One Two')
  expect(headlinesOf(page('<header>No</header>')).text).toBe('')
})
