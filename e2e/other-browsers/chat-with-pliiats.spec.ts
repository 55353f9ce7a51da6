import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'

import { anAddress, storedLeads } from '../fixtures/store.ts'
import { A_PHONE, expect, test } from './test.ts'

test.skip(!parts.chat, 'the site has no chat')

const words = messages.en.chatAssistant

test.describe('on a phone', () => {
  test.use({ visit: A_PHONE })

  test('the chat answers, and a visitor leaves how to be reached', async ({ visitor }) => {
    const email = anAddress()
    const log = '[role="log"]'
    await visitor.open('/en')
    await visitor.rejectCookies('en')
    await visitor.click('button', words.open)
    await visitor.reads(log, words.replyGreeting)
    await visitor.click('button', words.optionPricing)
    await visitor.reads(log, words.linkPricing)
    await visitor.fill(words.inputLabel, words.optionContact)
    await visitor.press('Enter')
    await visitor.reads(log, words.linkContact.replace('{telephone}', ''))
    for (const [said, answer] of [
      ['mari at firma', words.replyEmailMalformed.replace('{email}', words.placeholderEmail)],
      [email, words.replyAskingPhone],
      ['+372 555 0100', words.replyAskingName],
      ['Mari Maasikas', 'Thank you, Mari Maasikas.'],
    ] as const) {
      await visitor.type(said)
      await visitor.press('Enter')
      await visitor.reads(log, answer)
    }
    await expect
      .poll(() => storedLeads(email))
      .toMatchObject([{ phone: '+372 555 0100', name: 'Mari Maasikas' }])
    await visitor.press('Escape')
    await visitor.isOn(words.open)
  })
})
