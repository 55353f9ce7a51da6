import type { Locator } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'

import { expect, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { fillTicketForm, openTicketForm } from '../../page/ticket-dialog.ts'

const COMMANDS = [
  { name: 'bold', key: 'Control+b', before: 'the shop', after: 'the **shop**' },
  { name: 'italic', key: 'Control+i', before: 'the shop', after: 'the _shop_' },
  { name: 'list', key: 'Control+Shift+8', before: 'shop', after: '- shop' },
  { name: 'link', key: 'Control+k', before: 'the shop', after: 'the [shop](https://)' },
] as const

for (const locale of distinct('en', THIRD)) {
  const words = messages[locale].supportTicket

  for (const { name, key, before, after } of locale === 'en' ? COMMANDS : COMMANDS.slice(0, 1)) {
    test(`${name} is written by button and keys in ${locale}, and taken back`, async ({ page }) => {
      const { dialog, description } = await openTicketForm(page, locale)
      await description.click()
      await page.keyboard.type(before)
      await select(description, before.length - 4, before.length)
      await dialog.getByRole('button', { name: `${words[name]} (` }).click()
      await expect(description).toHaveValue(after)
      await expect(description).toBeFocused()
      await page.keyboard.press('Control+z')
      await expect(description).toHaveValue(before)
      await page.keyboard.press('Control+Shift+z')
      await expect(description).toHaveValue(after)
      await page.keyboard.press('Control+z')
      await select(description, before.length - 4, before.length)
      await page.keyboard.press(key)
      await expect(description).toHaveValue(after)
    })
  }
}

test('without the browser’s own editing command the text is written all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(Document.prototype, 'execCommand', () => false)
  })
  const api = ticketApi(page)
  const ticket = await fillTicketForm(page, 'en')
  await select(ticket.description, 0, 5)
  await page.keyboard.press('Control+b')
  await expect(ticket.description).toHaveValue('**Since** nine.')
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.tickets[0]?.['message']).toContain('**Since** nine.')
})

test('the toolbar is one tab stop, and arrow keys go around in it', async ({ page }) => {
  const { dialog, description } = await openTicketForm(page, 'en')
  const toolbar = dialog.getByRole('toolbar', { name: 'Formatting' })
  await toolbar.getByRole('button', { name: 'Bold' }).focus()
  for (const [key, name] of [
    ['ArrowRight', 'Italic'],
    ['ArrowRight', 'List'],
    ['ArrowRight', 'Link'],
    ['ArrowRight', 'Bold'],
    ['ArrowLeft', 'Link'],
    ['Home', 'Bold'],
    ['End', 'Link'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(toolbar.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Preview' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(toolbar.getByRole('button', { name: 'Link' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(description).toHaveValue('[Link](https://)')
})

/** What marks mean, and that none becomes HTML: site/ui/markdown/MarkdownText.test.tsx. */
test('the preview shows what the marks mean, and gives way to writing again', async ({ page }) => {
  const { dialog, description } = await openTicketForm(page, 'en')
  const toggle = dialog.getByRole('button', { name: 'Preview' })
  await toggle.click()
  await expect(dialog.getByText('Nothing to preview yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Write' }).click()
  await description.fill('The **shop** <img src=x onerror=alert(1)>')
  await toggle.click()
  await expect(description).toBeHidden()
  const preview = dialog.locator('#ticket-description-preview')
  await expect(preview.locator('strong')).toHaveText('shop')
  await expect(preview).toContainText('<img src=x onerror=alert(1)>')
  await dialog.getByRole('button', { name: 'Write' }).click()
  await expect(description).toHaveValue(/The \*\*shop\*\*/)
})

test('a wrong description is shown to be mended, though its preview stood open', async ({ page }) => {
  const { dialog, description, submit, okay } = await fillTicketForm(page, 'en')
  await description.fill(' ')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await submit.click()
  await okay.click()
  await expect(description).toBeFocused()
})

async function select(field: Locator, start: number, end: number): Promise<void> {
  await field.evaluate(
    (element: HTMLTextAreaElement, [from, to]) => {
      element.focus()
      element.setSelectionRange(from ?? 0, to ?? 0)
    },
    [start, end],
  )
}
