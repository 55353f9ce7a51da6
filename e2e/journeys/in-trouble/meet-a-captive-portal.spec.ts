import { messages } from '#content/messages/messages.ts'

import { fillContactForm } from '../../page/contact-form.ts'
import { CAPTIVE_PORTAL } from '../../fixtures/answers.ts'
import { anAddress, storedRequests } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { openDesk, ticketPage } from '../../page/ticket-desk.ts'
import { fillTicketForm } from '../../page/ticket-dialog.ts'
import { chooseFiles, picture } from '../../page/ticket-files.ts'

/* Something between the visitor and our server answers instead: nothing was received, nothing may be lost. */

test.use({ expectedComplaints: /Failed to (?:load resource|submit ticket)/ })

/** Other answers that are not our server's: site/browser/api-client.test.ts. */
test('its page is no success: both forms keep their text, and the next try is the same request', async ({
  page,
}) => {
  const email = anAddress()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact'))
      keys.push(request.headers()['idempotency-key'])
  })
  await page.route('/api/contact', (route) => route.fulfill(CAPTIVE_PORTAL), { times: 1 })
  const contact = await fillContactForm(page, 'en', email)
  await contact.submit.click()
  await expect(contact.toast).toContainText(messages.en.contactForm.sendFailed)
  await expect(contact.email).toHaveValue(email)
  expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toContain(email)
  await contact.submit.click()
  await expect(contact.toast).toContainText('Analysis Request Sent!')
  expect(storedRequests(email)).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)

  const api = ticketApi(page)
  await page.route('/api/tickets', (route) => route.fulfill(CAPTIVE_PORTAL), { times: 1 })
  const ticket = await fillTicketForm(page, 'en')
  await ticket.submit.click()
  await expect(ticket.error.getByRole('listitem')).toHaveText([messages.en.supportTicket.sendFailed])
  await ticket.okay.click()
  await expect(ticket.description).toHaveValue('Since nine.')
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText(messages.en.supportTicket.success)
  expect([api.keys.length, new Set(api.keys).size]).toEqual([2, 1])
})

test('a file is not attached by a captive portal', async ({ page }) => {
  await page.route('/api/attachments', (route) => route.fulfill({ ...CAPTIVE_PORTAL, status: 201 }), {
    times: 1,
  })
  const ticket = await fillTicketForm(page, 'en')
  await chooseFiles(ticket.dialog, [picture('shop.png')])
  await expect(ticket.dialog).toContainText(
    messages.en.supportTicket.fileFailed.replace('{name}', 'shop.png'),
  )
})

test('a reply stays in its form, and a new link is asked for again', async ({ page }) => {
  await openDesk(page)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await page.route('/api/ticket-replies', (route) => route.fulfill(CAPTIVE_PORTAL), { times: 1 })
  await ticket.reply.fill('It works again.')
  await ticket.send.click()
  await expect(ticket.main).toContainText(messages.en.ticketStatus.failed)
  await expect(ticket.reply).toHaveValue('It works again.')
  await ticket.send.click()
  await expect(ticket.reply).toHaveValue('')
})
