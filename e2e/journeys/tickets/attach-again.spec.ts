import { CAPTIVE_PORTAL, refuse } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ticketStandIn } from '../../fixtures/ticket-api.ts'
import { fillTicketForm, openTicketForm } from '../../page/ticket-dialog.ts'
import { chooseFiles, picture } from '../../page/ticket-files.ts'

test.use({ expectedComplaints: /Failed to (?:load resource|submit ticket)/ })

test('a file that does not get through says so, keeps the ticket back, and is sent again by Submit', async ({
  page,
}) => {
  const api = await ticketStandIn(page)
  const troubles = [
    { ...CAPTIVE_PORTAL, status: 201 },
    { status: 502, body: '<h1>Bad Gateway</h1>' },
  ]
  await page.route('/api/attachments', (route) => route.fulfill(troubles.pop() ?? {}), {
    times: 2,
  })
  const ticket = await fillTicketForm(page, 'en')
  await chooseFiles(ticket.dialog, [picture('shop.png')])
  const sentence = 'shop.png didn’t go through. Please try again.'
  await expect(ticket.files.getByText(sentence)).toBeVisible()
  await ticket.submit.click()
  await expect(ticket.error.getByRole('listitem')).toHaveText([sentence])
  await ticket.okay.click()
  expect(api.tickets).toEqual([])
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.tickets).toHaveLength(1)
  await ticket.done.click()
  await expect(ticket.dialog).toBeHidden()
})

test('what the server finds in a file is said, and it leaves the list', async ({ page }) => {
  await page.route('/api/attachments', (route) =>
    route.fulfill({
      status: 400,
      json: { message: 'No.', problems: [{ field: 'file', code: 'type-refused', message: 'No.' }] },
    }),
  )
  const { dialog, files } = await openTicketForm(page, 'en')
  await chooseFiles(dialog, [picture('disguised.png')])
  await expect(dialog.getByText('disguised.png is a type we can’t take.').first()).toBeVisible()
  await expect(files).toHaveCount(0)
})

test('files the server no longer has are sent again', async ({ page }) => {
  const api = await ticketStandIn(page)
  const problems = [{ field: 'attachments', code: 'files-gone', message: 'A file was no longer there.' }]
  await page.route('/api/tickets', (route) => refuse(route, 400, undefined, problems), { times: 1 })
  const ticket = await fillTicketForm(page, 'en')
  await chooseFiles(ticket.dialog, [picture('shop.png')])
  await ticket.submit.click()
  await ticket.okay.click()
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.uploads).toEqual(['shop.png', 'shop.png'])
})
