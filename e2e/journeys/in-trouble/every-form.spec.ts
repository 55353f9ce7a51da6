import type { Locator, Page, Route } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'
import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { CAPTIVE_PORTAL, holdRequests, postsTo, refuse } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fillContactForm } from '../../page/contact-form.ts'
import { openTicketPage } from '../../page/ticket-desk.ts'
import { fillTicketForm } from '../../page/ticket-dialog.ts'

/* What every form does alike when a post meets trouble: nothing is lost, and nothing is sent twice. */

test.use({ expectedComplaints: /Failed to (?:load resource|submit ticket)/ })

/** A form that was filled in, and what it does alike with the others. */
interface FilledForm {
  /** Its button to send, under whatever name. */
  submit: Locator
  /** A field, and what was typed into it. */
  field: Locator
  typed: string
  /** Where it says what went wrong, and that it arrived. */
  said: Locator
  arrived: Locator
  /** Closes what says so, if it has to be closed. */
  dismiss: () => Promise<unknown>
  /** Goes back to it after a reload. */
  comeBack: () => Promise<unknown>
}

const nothing = () => Promise.resolve()

/** The forms of the site: where each posts to, its sentences, and how a visitor fills it in. */
const FORMS = {
  'the contact form': {
    path: '/api/contact',
    words: (locale: Locale) => {
      const { sending, sendFailed, offline, success } = messages[locale].contactForm
      return { sending, failed: sendFailed, offline, success: fillPlaceholders(success, { hours: 24 }) }
    },
    fill: async (page: Page, locale: Locale): Promise<FilledForm> => {
      const { submit, name, toast, wake } = await fillContactForm(page, locale)
      return {
        submit,
        field: name,
        typed: 'Mari',
        said: toast,
        arrived: toast,
        dismiss: nothing,
        comeBack: wake,
      }
    },
  },
  'the ticket dialog': {
    path: '/api/tickets',
    words: (locale: Locale) => {
      const { submitting, sendFailed, offline, success } = messages[locale].supportTicket
      return { sending: submitting, failed: sendFailed, offline, success }
    },
    fill: async (page: Page, locale: Locale): Promise<FilledForm> => {
      const { dialog, description, error, okay, dialogToast, openForm } = await fillTicketForm(page, locale)
      return {
        submit: dialog.locator('[type=submit]'),
        field: description,
        typed: 'Since nine.',
        said: error,
        arrived: dialogToast,
        dismiss: () => okay.click(),
        comeBack: openForm,
      }
    },
  },
  'a reply to a ticket': {
    path: '/api/ticket-replies',
    words: (locale: Locale) => {
      const { failed, offline, replySent } = messages[locale].ticketStatus
      return { sending: messages[locale].contactForm.sending, failed, offline, success: replySent }
    },
    fill: async (page: Page, locale: Locale): Promise<FilledForm> => {
      const { main, reply, toast } = (await openTicketPage(page, locale)).ticket
      await reply.fill('It is back.')
      return {
        submit: main.locator('form [type=submit]'),
        field: reply,
        typed: 'It is back.',
        said: main,
        arrived: toast,
        dismiss: nothing,
        comeBack: nothing,
      }
    },
  },
} as const

/** What may happen to a post, and the sentence a visitor then reads, by default that of the form. */
const TROUBLES: Readonly<Record<string, { answer: (route: Route) => Promise<void>; sentence?: string }>> = {
  'a captive portal answers': { answer: (route) => route.fulfill(CAPTIVE_PORTAL) },
  'the server refuses it in words': {
    answer: (route) => refuse(route, 400, 'Look again.'),
    sentence: 'Look again.',
  },
  'the answer is lost on the way': {
    answer: async (route) => {
      if (!route.request().url().endsWith('/api/ticket-replies')) await route.fetch() // the server keeps it
      await route.abort('connectionreset')
    },
  },
}

for (const [name, { path, words, fill }] of Object.entries(FORMS)) {
  const { sending, failed, success } = words('en')

  test(`${name}: the button says it is sending, and twenty clicks are one request`, async ({ page }) => {
    const posts = postsTo(page, path)
    const { submit, arrived } = await fill(page, 'en')
    const release = await holdRequests(page, path)
    await submit.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 20; click += 1) button.click()
      button.form?.requestSubmit()
    })
    await expect(submit).toContainText(sending)
    await expect(submit).toBeDisabled()
    release()
    await expect(arrived).toContainText(success)
    expect(posts).toHaveLength(1)
  })

  for (const [trouble, { answer, sentence = failed }] of Object.entries(TROUBLES))
    test(`${name}: ${trouble}; its text is kept, and the next try is the same request`, async ({ page }) => {
      const posts = postsTo(page, path)
      const { submit, field, typed, said, arrived, dismiss, comeBack } = await fill(page, 'en')
      await page.route(path, answer, { times: 1 })
      await submit.click()
      await expect(said).toContainText(sentence)
      await dismiss()
      await expect(field).toHaveValue(typed)
      await page.reload()
      await comeBack()
      await expect(field).toHaveValue(typed)
      await submit.click()
      await expect(arrived).toContainText(success)
      const [first, second, ...others] = posts.map((post) => post.headers()['idempotency-key'])
      expect([second, ...others]).toEqual([first])
      const drafts = () => page.evaluate(() => Object.keys(sessionStorage))
      await expect.poll(drafts).not.toContainEqual(expect.stringMatching(/draft|attempt|reply/))
    })

  for (const locale of distinct('en', THIRD))
    test(`${name}: being offline is said in ${locale}, and nothing is lost`, async ({ page, context }) => {
      const { submit, field, typed, said, arrived, dismiss } = await fill(page, locale)
      await page.route(path, (route) => route.abort('internetdisconnected'), { times: 1 })
      await context.setOffline(true)
      await submit.click()
      await expect(said).toContainText(words(locale).offline)
      await dismiss()
      await context.setOffline(false)
      await expect(field).toHaveValue(typed)
      await submit.click()
      await expect(arrived).toContainText(words(locale).success)
    })
}
