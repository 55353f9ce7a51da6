import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import { SHORT_PAGE } from '../../fixtures/pages.ts'
import { anAddress } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { openTicketForm, ticketDialog } from '../../page/ticket-dialog.ts'

for (const locale of distinct('en', THIRD)) {
  const words = messages[locale].supportTicket

  test(`a customer opens a ticket in ${locale}, from the header to 'Okay'`, async ({ page }) => {
    const api = ticketApi(page)
    const logged: string[] = []
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
    await page.goto(`/${locale}`)
    const ticket = ticketDialog(page, locale)

    await ticket.opener.click()
    await expect(ticket.intro).toContainText(words.lead)
    await expect(ticket.intro).toContainText(words.byTelephone)
    await expect(ticket.begin).toBeFocused()
    await ticket.begin.click()

    await expect(ticket.intro).toBeHidden()
    await expect(ticket.category).toBeFocused()
    await expect(ticket.category.locator(':checked')).toHaveText(words.categoryPlaceholder)
    expect(await widthOf(ticket.dialog)).toBe(500)
    await ticket.category.selectOption(words.categoryHostingProblem)

    await expect(ticket.name).toBeFocused()
    expect(await widthOf(ticket.dialog)).toBe(700)
    expect((await ticket.description.boundingBox())?.height).toBeGreaterThanOrEqual(150)
    await expect(ticket.url).toHaveAttribute('type', 'url')
    await expect(ticket.dialog.getByRole('link', { name: words.privacyLink })).toHaveAttribute(
      'href',
      `/${locale}/privacy`,
    )
    const email = anAddress()
    await ticket.fill(email)
    await ticket.url.fill('firma.example/pood')
    await ticket.category.selectOption(words.categorySiteOutage)
    await ticket.submit.click()

    await expect(ticket.dialogToast).toContainText(words.success)
    expect(api.tickets).toEqual([
      {
        customerName: 'Mari Maasikas',
        customerEmail: email,
        priority: 'normal',
        category: 'Site Outage',
        subject: 'Shop is down',
        message: 'Since nine.\n\nURL: https://firma.example/pood',
        language: locale,
        attachments: [],
      },
    ])
    const number = await api.number()
    await expect(ticket.dialogToast).toContainText(fillPlaceholders(words.successNumber, { number }))
    await expect(ticket.dialog.getByText(words.sentText)).toBeVisible()
    await expect.poll(() => logged).toContain(`info: ${number}`)
    await ticket.okay.click()
    await expect(ticket.dialog).toBeHidden()
    await expect(ticket.opener).toBeFocused()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

    await ticket.toForm()
    await expect(ticket.subject).toHaveValue('')
  })

  test(`everything missing is listed in ${locale}, and the first wrong field gets the focus`, async ({
    page,
  }) => {
    const api = ticketApi(page)
    const ticket = await openTicketForm(page, locale)
    await ticket.submit.click()
    await expect(ticket.error.getByRole('listitem')).toHaveText([
      words.subjectMissing,
      words.descriptionMissing,
      words.nameMissing,
      words.emailMissing,
    ])
    await expect(ticket.okay).toBeFocused()
    await ticket.okay.press('Enter')
    await expect(ticket.error).toBeHidden()
    await expect(ticket.name).toBeFocused()
    await expect(ticket.name).toHaveAttribute('aria-invalid', 'true')
    await expect(ticket.name).toHaveAccessibleDescription(words.nameMissing)
    await expect(ticket.description).toHaveAccessibleDescription(words.descriptionMissing)

    await ticket.fill()
    await expect(ticket.name).not.toHaveAttribute('aria-invalid')
    await ticket.email.fill('mari@firma')
    await ticket.url.fill('no address')
    await ticket.submit.click()
    await expect(ticket.error.getByRole('listitem')).toHaveText([words.emailMalformed, words.urlMalformed])
    await page.keyboard.press('Escape')
    await expect(ticket.error).toBeHidden()
    await expect(ticket.dialog).toBeVisible()
    await expect(ticket.email).toBeFocused()
    expect(api.tickets).toEqual([])
  })
}

test('the keyboard alone opens a ticket: arrows walk through the categories, Enter takes one', async ({
  page,
}) => {
  const api = ticketApi(page)
  await page.goto(`/en${SHORT_PAGE}`)
  const ticket = ticketDialog(page, 'en')
  await ticket.opener.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(ticket.category).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(ticket.category).toHaveValue('Hosting Problem')
  await page.keyboard.press('Enter')
  await expect(ticket.name).toBeFocused()
  await page.keyboard.type('Mari')
  await page.keyboard.press('Tab')
  await page.keyboard.type(anAddress())
  await page.keyboard.press('Tab')
  await page.keyboard.type('Down')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(ticket.dialog.getByRole('button', { name: 'Bold (Ctrl+B)' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(ticket.description).toBeFocused()
  await page.keyboard.type('Since nine.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(ticket.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.tickets).toMatchObject([
    { category: 'Hosting Problem', message: 'Since nine.\n\nURL: Not provided' },
  ])
  await page.keyboard.press('Tab')
  await expect(ticket.done).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(ticket.okay).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ticket.opener).toBeFocused()
})

async function widthOf(dialog: ReturnType<typeof ticketDialog>['dialog']): Promise<number | undefined> {
  return (await dialog.boundingBox())?.width
}
