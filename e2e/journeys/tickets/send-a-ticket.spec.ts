import { holdRequests, refuse } from '../../fixtures/answers.ts'
import { complains, expect, stopClock, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { fillTicketForm } from '../../page/ticket-dialog.ts'

test('closed while it is under way, a ticket still says on the page what became of it', async ({ page }) => {
  const api = ticketApi(page)
  const release = await holdRequests(page, '/api/tickets')
  const ticket = await fillTicketForm(page, 'en')
  await ticket.submit.click()
  await expect(ticket.subject).not.toBeEditable()
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

test(
  'each refusal of the server is said at its field',
  complains(/Failed to (?:load resource|submit ticket)/),
  async ({ page }) => {
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
  },
)
