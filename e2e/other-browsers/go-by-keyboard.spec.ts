import { articles } from '#content/catalogue/articles.ts'
import { messages } from '#content/messages/messages.ts'

import { test } from './test.ts'

const { en: words } = messages
const [article] = articles

test('the skip link comes first; questions and articles open by keys', async ({ visitor }) => {
  await visitor.open('/en/faq')
  await visitor.rejectCookies('en')
  await visitor.open('/en/faq')
  await visitor.press('Tab')
  await visitor.isOn(words.header.skipLink)
  await visitor.press('Enter')
  await visitor.sees('main', () => document.activeElement?.localName)
  await visitor.press('Tab', 'Tab', 'Tab') // past the first question and the link to its answer
  await visitor.isOn(words.faq.payQuestion)
  await visitor.press('Enter')
  await visitor.reads('#payment', words.faq.payAnswer)
  await visitor.press('Enter')
  await visitor.misses('#payment')

  if (article === undefined) return // the site has no knowledge base
  await visitor.open('/en/knowledge')
  await visitor.look((path) => {
    document.querySelector<HTMLElement>(`main a[href^="${path}"]`)?.focus()
  }, `/en/articles/${article.slug}`)
  await visitor.press('Enter')
  await visitor.sees(`/en/articles/${article.slug}`, () => location.pathname)
  await visitor.reads('article', '')
})

test('focus goes into a dialog, round in it, and back to where it came from', async ({ visitor }) => {
  const isInside = () => {
    const { activeElement: focused } = document
    return focused === document.body || focused?.closest('dialog[open]') !== null
  }
  await visitor.open('/en')
  await visitor.rejectCookies('en')
  await visitor.look((name) => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.includes(name))?.focus()
  }, words.header.existingCustomers)
  await visitor.press('Enter')
  await visitor.isOn(words.supportTicket.begin)
  for (let press = 0; press < 6; press += 1) {
    await visitor.press('Tab')
    await visitor.sees(true, isInside)
  }
  await visitor.press('Shift+Tab')
  await visitor.sees(true, isInside)
  await visitor.press('Escape')
  await visitor.misses('dialog[open]')
  await visitor.isOn(words.header.existingCustomers)
})
