import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'

import { SHORT_PAGE } from '../fixtures/pages.ts'
import { anAddress } from '../fixtures/store.ts'

export function ticketDialog(page: Page, locale: Locale) {
  const words = messages[locale].supportTicket
  const intro = page.getByRole('dialog', { name: words.title })
  const dialog = page.locator('dialog#ticket') // its title changes
  const parts = {
    intro,
    dialog,
    error: page.getByRole('alertdialog', { name: words.errorTitle }),
    opener: page.getByRole('button', { name: messages[locale].header.existingCustomers }),
    begin: intro.getByRole('link', { name: words.begin }),
    category: dialog.getByLabel(words.categoryLabel),
    name: dialog.getByLabel(words.name, { exact: true }),
    email: dialog.getByLabel(words.email, { exact: true }),
    subject: dialog.getByLabel(words.subject, { exact: true }),
    url: dialog.getByLabel(words.url),
    description: dialog.getByLabel(words.description, { exact: true }),
    files: dialog.getByRole('listitem'),
    addAttachment: dialog.getByRole('button', { name: words.addAttachment }),
    submit: dialog.getByRole('button', { name: words.submit }),
    okay: page.getByRole('button', { name: words.okay, exact: true }),
    done: page.getByRole('button', { name: words.done, exact: true }),
    close: dialog.getByRole('button', { name: words.close }).first(),
    dialogToast: dialog.getByRole('status').filter({ has: page.getByRole('button') }),
    pageToast: page.locator('#toasts'),
  }
  /** From the page to the form, by the header's button. */
  const openForm = async () => {
    await parts.opener.click()
    await parts.begin.click()
  }
  return {
    ...parts,
    openForm,
    /** The same, and chooses a category. */
    toForm: async () => {
      await openForm()
      await parts.category.selectOption('Site Outage')
    },
    /** A mailbox gets three acknowledgements a day: each ticket has its own. */
    fill: async (address = anAddress()) => {
      await parts.name.fill('Mari Maasikas')
      await parts.email.fill(address)
      await parts.subject.fill('Shop is down')
      await parts.description.fill('Since nine.')
    },
  }
}

/** The form of a new ticket on a short page, with only its category chosen. */
export async function openTicketForm(page: Page, locale: Locale) {
  await page.goto(`/${locale}${SHORT_PAGE}`)
  const ticket = ticketDialog(page, locale)
  await ticket.toForm()
  return ticket
}

/** The same with all required fields filled in. */
export async function fillTicketForm(page: Page, locale: Locale) {
  const ticket = await openTicketForm(page, locale)
  await ticket.fill()
  return ticket
}
