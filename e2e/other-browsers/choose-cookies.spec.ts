import { messages } from '#content/messages/messages.ts'
import { CONSENT_STORAGE } from '#domain/cookie-consent/storage.ts'

import { test } from './test.ts'

const words = messages.en.cookieConsent
const QUESTION = `[aria-label="${words.bannerLabel}"]`
const result = (key: string) => localStorage.getItem(key)

test('an answer about cookies outlives a reload, and can be changed', async ({ visitor }) => {
  await visitor.open('/en')
  await visitor.reads(QUESTION, words.bannerText)
  await visitor.click('button', words.managePreferences, QUESTION)
  await visitor.reads('dialog[open]', words.settingsLead)
  await visitor.click('choice', words.functional, 'dialog[open]')
  await visitor.click('button', words.save, 'dialog[open]')
  await visitor.misses('dialog[open]')
  await visitor.misses(QUESTION)
  await visitor.sees('necessary', result, CONSENT_STORAGE.result)

  await visitor.reload()
  await visitor.reads('h1', '')
  await visitor.misses(QUESTION)
  await visitor.click('button', words.settings, 'footer')
  await visitor.reads('dialog[open]', words.settingsLead)
  await visitor.click('choice', words.analytics, 'dialog[open]')
  await visitor.click('button', words.save, 'dialog[open]')
  await visitor.sees('analytics', result, CONSENT_STORAGE.result)
  await visitor.misses('dialog[open]')
  await visitor.misses(QUESTION)
})
