import type { Locator, Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'

import { anAddress } from '../fixtures/store.ts'

export function contactForm(page: Page, locale: Locale) {
  const words = messages[locale].contactForm
  const form = page.locator('#contact-form')
  const byLabel = (label: string): Locator => form.getByLabel(label, { exact: false }).first()
  return {
    form,
    name: form.getByLabel(words.name, { exact: true }),
    email: form.getByLabel(words.email, { exact: true }),
    phone: byLabel(words.phone),
    url: byLabel(words.url),
    message: form.getByLabel(words.message, { exact: true }),
    submit: form.getByRole('button'),
    toast: page.locator('#toasts'),
    /** Scrolls to the form and waits for hydration: it then leaves validation to itself. */
    wake: async () => {
      await form.scrollIntoViewIfNeeded()
      await page.locator('#contact-form[novalidate]').waitFor()
    },
  }
}

export async function openContactForm(page: Page, locale: Locale) {
  await page.goto(`/${locale}#contact`)
  const form = contactForm(page, locale)
  await form.wake()
  return form
}

/** The same, filled in with a new address, or this one. */
export async function fillContactForm(page: Page, locale: Locale, email = anAddress()) {
  const form = await openContactForm(page, locale)
  await form.name.fill('Mari')
  await form.email.fill(email)
  return form
}
