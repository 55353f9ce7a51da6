import { messages } from '#content/messages/messages.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { holdRequests } from '../../fixtures/answers.ts'
import { expect, stopClock, test } from '../../fixtures/test.ts'
import { refuse } from '../../page/ticket-desk.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { fillTicketForm } from '../../page/ticket-dialog.ts'

test('the button says it is sending, and twenty clicks are one request', async ({ page }) => {
  const api = ticketApi(page)
  const release = await holdRequests(page, '/api/tickets')
  const ticket = await fillTicketForm(page, 'en')
  await ticket.dialog.locator('form').evaluate((form: HTMLFormElement) => {
    const button = form.querySelector<HTMLButtonElement>('[type=submit]')
    for (let click = 0; click < 20; click += 1) button?.click()
    form.requestSubmit()
  })
  const sending = ticket.dialog.getByRole('button', { name: messages.en.supportTicket.submitting })
  await expect(sending).toBeDisabled()
  await expect(ticket.subject).not.toBeEditable()
  release()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.tickets).toHaveLength(1)
})

test('closed while it is under way, a ticket still says on the page what became of it', async ({ page }) => {
  const api = ticketApi(page)
  const release = await holdRequests(page, '/api/tickets')
  const ticket = await fillTicketForm(page, 'en')
  await ticket.submit.click()
  await page.keyboard.press('Escape')
  await expect(ticket.dialog).toBeHidden()
  await expect(ticket.pageToast).toBeEmpty()
  release()
  await expect(ticket.pageToast).toContainText('Your ticket has been created.')
  await expect(ticket.pageToast).toContainText(await api.number())
})

test('the toast goes by itself, the number stays until the dialog is closed', async ({ page }) => {
  const api = ticketApi(page)
  await page.clock.install()
  const ticket = await fillTicketForm(page, 'en')
  await stopClock(page)
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  await page.clock.runFor(5_100)
  await expect(ticket.okay).toBeHidden()
  await expect(ticket.dialog.getByText(await api.number(), { exact: true })).toBeVisible()
  await ticket.close.click()
  await expect(ticket.dialog).toBeHidden()
  await expect(ticket.pageToast).toBeEmpty()
})

test.describe('a ticket that does not arrive', () => {
  test.use({ expectedComplaints: /Failed to (?:load resource|submit ticket)/ })

  test('because the visitor is offline says so, and keeps the text', async ({ page, context }) => {
    const words = messages[THIRD].supportTicket
    ticketApi(page)
    const ticket = await fillTicketForm(page, THIRD)
    await page.route('/api/tickets', (route) => route.abort('internetdisconnected'), { times: 1 })
    await context.setOffline(true)
    await ticket.submit.click()
    await expect(ticket.error.getByRole('listitem')).toHaveText([words.offline])
    await context.setOffline(false)
    await ticket.okay.click()
    await expect(ticket.subject).toHaveValue('Shop is down')
    await ticket.submit.click()
    await expect(ticket.dialogToast).toContainText(words.success)
  })

  test('because of the server’s stricter rules lists them all, each at its field', async ({ page }) => {
    const problems = [
      { field: 'customerEmail', code: 'email-malformed', message: 'No such address.' },
      { field: 'message', code: 'too-long', message: 'Too long.' },
    ]
    await page.route('/api/tickets', (route) => refuse(route, 400, 'Look again.', problems))
    const ticket = await fillTicketForm(page, 'en')
    await ticket.submit.click()
    await expect(ticket.error.getByRole('listitem')).toHaveText(['No such address.', 'Too long.'])
    await ticket.okay.click()
    await expect(ticket.email).toBeFocused()
    await expect(ticket.email).toHaveAccessibleDescription('No such address.')
    await expect(ticket.description).toHaveAccessibleDescription('Too long.')
  })
})
