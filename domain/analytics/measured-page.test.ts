import { expect, test } from 'vitest'

import { OTHER_ALPHABET, SECOND } from '../language/a-locale.ts'
import { articleOfPath, isMeasuredPage, measuredAddress, vitalsDevice, vitalsPage } from './measured-page.ts'

test.each([
  ['/en', true],
  [`/${SECOND}/faq`, true],
  ['/chatbot', true],
  ['/en/contact/sent', true],
  ['/en/ticket', false],
  ['/en/ticket/new', false],
  ['/en/tickets-explained', true],
  ['/', false],
  ['/showcase/ghent-bakery', false],
])('%s is measured: %s', (path, isMeasured) => {
  expect(isMeasuredPage(path)).toBe(isMeasured)
})

test.each([
  ['', 'https://a.example/en'],
  ['?debug', 'https://a.example/en'],
  ['?email=a%40b.example&utm_source=letter', 'https://a.example/en?utm_source=letter'],
  ['?gclid=x1&utm_medium=cpc&lang=de', 'https://a.example/en?gclid=x1&utm_medium=cpc'],
  ['?my_utm_source=me', 'https://a.example/en'],
])('an address with %j is told as %s', (query, address) => {
  expect(measuredAddress('https://a.example', '/en', query)).toBe(address)
})

test.each([
  ['/en', 'home'],
  [`/${SECOND}/articles/website-pricing-guide`, 'article'],
  [`/${OTHER_ALPHABET}/ticket/new`, 'ticket'],
  ['/chatbot', 'chatbot'],
  ['/en/contact/sent', 'other'],
  ['/en/constructor', 'other'],
])('%s is a page of the kind %s', (path, kind) => {
  expect(vitalsPage(path)).toBe(kind)
})

test.each([
  [false, 390, 'desktop'],
  [true, 599, 'phone'],
  [true, 600, 'tablet'],
] as const)('touch %s with %d px is a %s', (isTouch, side, device) => {
  expect(vitalsDevice(isTouch, side)).toBe(device)
})

test.each([
  [`/${SECOND}/articles/website-pricing-guide`, 'website-pricing-guide'],
  [`/${SECOND}/knowledge`, null],
  [`/${SECOND}/articles/`, null],
])('%s shows the article %s', (path, article) => {
  expect(articleOfPath(path)).toBe(article)
})
