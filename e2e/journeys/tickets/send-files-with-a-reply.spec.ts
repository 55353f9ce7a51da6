import { readFile } from 'node:fs/promises'

import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'

import { CAPTIVE_PORTAL, refuse } from '../../fixtures/answers.ts'
import { anAddress, mailsAbout } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openDesk, openTicketPage, ticketPage } from '../../page/ticket-desk.ts'
import { openTicketForm } from '../../page/ticket-dialog.ts'
import { chooseFiles, note, picture } from '../../page/ticket-files.ts'

/** The secret of the link in the mail to a customer. */
async function secretOf(email: string): Promise<string> {
  let secret = ''
  await expect
    .poll(async () => {
      const { toVisitor } = await mailsAbout(email)
      return (secret = /\/ticket#([\w-]+)/.exec(toVisitor[0]?.text ?? '')?.[1] ?? '')
    })
    .not.toBe('')
  return secret
}

test('a customer opens the file of a ticket and answers with another, which the staff get', async ({
  page,
}) => {
  const email = anAddress()
  const form = await openTicketForm(page, 'en')
  await form.fill(email)
  await chooseFiles(form.dialog, picture('white.png'))
  await form.submit.click()
  await expect(form.dialogToast).toContainText(messages.en.supportTicket.success)

  const ticket = ticketPage(page, 'en')
  await ticket.open(await secretOf(email))
  await expect(ticket.fact(messages.en.supportTicket.email)).toHaveText(email)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    ticket.main.getByRole('button', { name: /^white\.png/ }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('white.png')
  expect(await readFile(await saved.path())).toEqual(picture('white.png').buffer)

  await ticket.reply.fill('Now there is this.')
  await chooseFiles(ticket.main, [note('console.txt'), picture('red.png')])
  await expect(ticket.main.locator('[data-phase=attached]')).toHaveCount(2)
  await page.reload() // files on the server are not lost
  await expect(ticket.reply).toHaveValue('Now there is this.')
  await chooseFiles(ticket.main, note('more.txt'))
  await ticket.send.click()
  await expect(ticket.toast).toContainText(messages.en.ticketStatus.replySent)
  const files = ticket.events.last().getByRole('button')
  await expect(files.last()).toHaveText(/^more\.txt TXT, /)
  const names = (await files.allInnerTexts()).map((text) => text.split(/\s/)[0])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect
    .poll(async () =>
      (await mailsAbout(email)).toStaff.map((mail) => mail.attachments.map((file) => file.filename)),
    )
    .toContainEqual(names)
})

test.describe('when something fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  for (const locale of distinct('en', THIRD)) {
    test(`a file that cannot be had is said so in ${locale}, and tried again`, async ({ page }) => {
      const { ticket } = await openTicketPage(page, locale)
      const file = ticket.main.getByRole('button', { name: /^white\.png/ })
      const failure = ticket.events.first().getByRole('alert')
      await page.route('/api/ticket-files', (route) => route.fulfill(CAPTIVE_PORTAL), { times: 1 })
      await file.click()
      await expect(failure).toHaveText(ticket.words.failed)
      await page.route(
        '/api/ticket-files',
        (route) => refuse(route, 404, 'We can’t find a ticket for this link'),
        {
          times: 1,
        },
      )
      await file.click()
      await expect(failure).toHaveText(ticket.words.failed)
      await page.route('/api/ticket-files', (route) =>
        route.fulfill({ body: 'x', headers: { 'Content-Disposition': 'attachment' } }),
      )
      await Promise.all([page.waitForEvent('download'), file.click()])
      await expect(failure).toBeEmpty()
    })
  }

  test('sending again sends the files that did not arrive, and those the server no longer has', async ({
    page,
  }) => {
    const desk = await openDesk(page)
    const ticket = ticketPage(page, 'en')
    let uploads = 0
    await page.route('/api/attachments', (route) => {
      uploads += 1
      return uploads === 1 ? route.abort() : route.fulfill({ status: 201, json: { id: `file-${uploads}` } })
    })
    await ticket.open()
    await ticket.reply.fill('See the file.')
    await chooseFiles(ticket.main, note('log.txt'))
    await expect(ticket.main.getByText('log.txt didn’t go through. Please try again.').first()).toBeVisible()
    const gone = [{ field: 'attachments', code: 'files-gone', message: 'A file was no longer there.' }]
    await page.route('/api/ticket-replies', (route) => refuse(route, 400, gone[0]?.message, gone), {
      times: 1,
    })
    await ticket.send.click()
    await expect(ticket.main.getByRole('alert').getByText('A file was no longer there.')).toBeVisible()
    await ticket.send.click()
    await expect(ticket.toast).toContainText(ticket.words.replySent)
    expect(uploads).toBe(3)
    const replies = desk.calls.filter(({ path }) => path === '/api/ticket-replies')
    expect(replies.map(({ body }) => body['attachments'])).toEqual([['file-3']])
  })
})
