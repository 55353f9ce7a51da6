import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'

import { SHORT_PAGE } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ticketDialog } from '../../page/ticket-dialog.ts'

test.use({ javaScriptEnabled: false })

for (const locale of distinct('en', THIRD)) {
  test(`the intro leads to a plain form that the browser checks in ${locale}`, async ({ page }) => {
    const words = messages[locale].supportTicket
    await page.goto(`/${locale}${SHORT_PAGE}`)
    const ticket = ticketDialog(page, locale)
    await ticket.openForm()
    await expect(page).toHaveURL(`/${locale}/ticket/new`)
    const form = page.getByRole('main').locator('form')
    await expect(form).toHaveAttribute('action', '/api/tickets')
    await expect(form).toHaveAttribute('method', 'post')
    const fields = await form.evaluate((element: HTMLFormElement) =>
      [...new FormData(element)].map(([name, value]) => [name, value]),
    )
    expect(fields).toEqual([
      ['language', locale],
      ['name', ''],
      ['email', ''],
      ['subject', ''],
      ['url', ''],
      ['description', ''],
      ['remarks', ''], // the honeypot is invisible, see domain/suspicion/suspicion.ts
    ])
    await form.getByRole('button', { name: words.submit }).click()
    await expect(page).toHaveURL(`/${locale}/ticket/new`) // an empty form is not sent
    await form.getByLabel(words.categoryLabel).selectOption(words.categorySiteOutage)
    await expect(form.getByLabel(words.categoryLabel)).toHaveValue('Site Outage')
  })

  test(`the plain form's two answers say what happened in ${locale}`, async ({ page }) => {
    const words = messages[locale].supportTicket
    await page.goto(`/${locale}/ticket/sent`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sentHeading)
    await page.goto(`/${locale}/ticket/not-sent#description-missing`)
    await expect(page.getByText(words.descriptionMissing)).toBeVisible()
    await expect(page.getByText(words.subjectMissing)).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: words.notSentBack }).click()
    await expect(page).toHaveURL(`/${locale}/ticket/new`)
  })
}
