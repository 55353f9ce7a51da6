import { messages } from '#content/messages/messages.ts'

import { SHORT_PAGE } from '../../fixtures/pages.ts'
import { expect, stopClock, test } from '../../fixtures/test.ts'
import { tabsWithin } from '../../page/page-faults.ts'
import { openTicketForm, ticketDialog } from '../../page/ticket-dialog.ts'

test('a form closed with words in it can be taken back, for as long as its toast stands', async ({
  page,
}) => {
  const words = messages.en.supportTicket
  await page.clock.install()
  const ticket = await openTicketForm(page, 'en')
  await ticket.subject.fill('Shop is down')
  await stopClock(page)
  await page.keyboard.press('Escape')
  await expect(ticket.dialog).toBeHidden()
  await expect(ticket.opener).toBeFocused()
  await expect(ticket.pageToast).toContainText(words.discarded)
  await page.clock.runFor(4_900)
  await ticket.pageToast.getByRole('button', { name: words.undo }).click()
  await expect(ticket.subject).toHaveValue('Shop is down')
  await expect(ticket.pageToast).toBeEmpty()

  await ticket.close.click()
  await ticket.pageToast.getByText(words.discarded).hover()
  await page.clock.runFor(20_000)
  await expect(ticket.pageToast).toContainText(words.discarded)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5_100)
  await expect(ticket.pageToast).toBeEmpty()
  await ticket.openForm()
  await expect(ticket.category.locator(':checked')).toHaveText(words.categoryPlaceholder)
})

test('every way of closing closes and resets; without words nothing is offered', async ({ page }) => {
  await page.goto(`/en${SHORT_PAGE}`)
  const ticket = ticketDialog(page, 'en')
  for (const close of [
    () => ticket.close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await ticket.toForm()
    await expect(ticket.name).toBeFocused()
    await close()
    await expect(ticket.dialog).toBeHidden()
    await expect(ticket.opener).toBeFocused()
    await expect(ticket.pageToast).toBeEmpty()
    await ticket.openForm()
    await expect(ticket.category).toHaveValue('')
    await close()
    await expect(ticket.dialog).toBeHidden()
  }
})

test('the focus goes in, stays in, and comes back after an undo too', async ({ page }) => {
  const ticket = await openTicketForm(page, 'en')
  await tabsWithin(page, ticket.dialog, 20)
  await ticket.subject.fill('x')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: messages.en.supportTicket.undo }).click()
  await expect(ticket.name).toBeFocused()
  await ticket.subject.fill('')
  await page.keyboard.press('Escape')
  await expect(ticket.opener).toBeFocused()
})
