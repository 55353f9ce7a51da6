import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { anAddress, mailsAbout, storedRequests } from '../fixtures/store.ts'
import { A_PHONE, expect, test } from './test.ts'

const words = messages.en.contactForm
const FORM = '#contact-form'
const valuesOf = () =>
  ['name', 'email', 'message'].map(
    (name) => document.querySelector<HTMLInputElement>(`#contact-form [name="${name}"]`)?.value,
  )

test.describe('on a phone', () => {
  test.use({ visit: A_PHONE })

  test('a mistake is answered in words; then the request is thanked for and kept', async ({ visitor }) => {
    const email = anAddress()
    await visitor.open('/en')
    await visitor.rejectCookies('en')
    await visitor.click('link', messages.en.hero.freeAnalysis, 'main')
    await visitor.isOn('contact-message')
    await visitor.sees(['', '', words.defaultMessage], valuesOf)
    await visitor.sees(true, () => document.querySelector('#contact-form[novalidate]') !== null)
    await visitor.fill(words.email, 'nobody', FORM)
    await visitor.click('button', words.submit, FORM)
    await visitor.reads('#toasts', words.missingFields)
    await visitor.isOn('contact-name')
    await visitor.reads(FORM, words.fieldMissing)
    await visitor.reads(FORM, words.emailMalformed)

    await visitor.type('Mari Maasikas')
    await visitor.fill(words.email, email, FORM)
    await visitor.fill(words.url, 'firma.example', FORM)
    await visitor.click('choice', words.startNextWeek, FORM)
    await visitor.click('button', words.submit, FORM)
    await visitor.reads('#toasts', fillPlaceholders(words.success, { hours: 24 }))
    await visitor.sees(['', '', ''], valuesOf)
    expect(storedRequests(email)).toMatchObject([
      { name: 'Mari Maasikas', url: 'https://firma.example', start_time: 'next-week', language: 'en' },
    ])
    await expect.poll(async () => (await mailsAbout(email)).toVisitor.length).toBe(1)
  })
})

test('what is typed is there after a look at another page, and after a reload', async ({ visitor }) => {
  await visitor.open('/en')
  await visitor.rejectCookies('en')
  await visitor.open('/en#contact')
  await visitor.sees(true, () => document.querySelector('#contact-form[novalidate]') !== null)
  await visitor.fill(words.name, 'Half a name', FORM)
  await visitor.fill(words.message, 'Half a message', FORM)
  const typed = ['Half a name', '', 'Half a message']
  await visitor.sees(typed, valuesOf)
  await visitor.click('link', words.privacyLink, FORM)
  await visitor.isAt('/en/privacy')
  await visitor.goBack()
  await visitor.isAt('/en#contact')
  await visitor.sees(typed, valuesOf)
  await visitor.reload()
  await visitor.sees(typed, valuesOf)
})
