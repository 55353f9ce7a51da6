import { messages } from '#content/messages/messages.ts'
import { confirmForm } from '../../page/confirm-form.ts'
import { distinct, OTHER_ALPHABET, THIRD } from '#domain/language/a-locale.ts'

import { anAddress, firstMailsAbout, mailsAbout } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { ticketDialog } from '../../page/ticket-dialog.ts'

for (const locale of distinct('en', OTHER_ALPHABET)) {
  const words = messages[locale].ticketStatus

  test(`${locale}: a ticket with a file reaches the staff, and its link shows, answers and solves it`, async ({
    page,
  }) => {
    const email = anAddress()
    const api = ticketApi(page)
    const ticket = ticketDialog(page, locale)
    await page.goto(`/${locale}`)
    await ticket.toForm()
    await ticket.fill()
    await ticket.email.fill(email)
    await ticket.dialog
      .locator('input[type=file]')
      .setInputFiles([{ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.from('white page') }])
    await ticket.submit.click()
    await expect(ticket.dialogToast).toContainText(messages[locale].supportTicket.success)

    const { toVisitor, toStaff } = await firstMailsAbout(email)
    expect(toStaff.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      ['log.txt'],
    ])
    const number = await api.number()
    expect(toStaff[0]?.subject).toContain(number)
    expect(toVisitor[0]?.subject).toContain(number)
    const link = /\/[a-z]{2}\/ticket#[\w-]{22}/.exec(toVisitor[0]?.text ?? '')?.[0] ?? ''
    expect(link.startsWith(`/${locale}/ticket#`)).toBe(true)

    await page.goto(link)
    await expect(page.getByText(number)).toBeVisible()
    await expect(page.getByText('log.txt')).toBeVisible()
    await page.getByLabel(words.replyLabel).fill('It is back, thank you.')
    await page.getByRole('button', { name: words.replySend, exact: true }).click()
    await expect(page.getByText('It is back, thank you.')).toBeVisible()
    await page.getByRole('button', { name: words.solvedButton }).click()
    await expect(page.getByText(words.eventSolvedByCustomer)).toBeVisible()
    await expect.poll(async () => (await mailsAbout(email)).toStaff.length).toBe(3)
    const thread = (await mailsAbout(email)).toStaff
    const [first] = thread.filter(({ inReplyTo }) => inReplyTo === undefined)
    expect(thread.filter(({ inReplyTo }) => inReplyTo !== undefined)).toHaveLength(2)
    for (const mail of thread) {
      if (mail !== first) expect(mail.references).toContain(first?.messageId)
    }
  })
}

test('a lost link is asked for by number and address; a stranger is told the same and gets nothing', async ({
  page,
}) => {
  const email = anAddress()
  const stranger = anAddress()
  const api = ticketApi(page)
  const ticket = ticketDialog(page, 'en')
  await page.goto('/en')
  await ticket.toForm()
  await ticket.fill()
  await ticket.email.fill(email)
  await ticket.submit.click()
  const number = await api.number()

  const words = messages.en.ticketStatus
  for (const address of [stranger, email]) {
    await page.goto('/en/ticket')
    await page.getByLabel(words.requestNumber).fill(number.toLowerCase())
    await page.getByLabel(words.requestEmail).fill(address)
    await page.getByRole('button', { name: words.requestButton }).click()
    await expect(page.getByText(words.requestSent)).toBeVisible()
  }
  await expect.poll(async () => (await mailsAbout(email)).toVisitor.length).toBe(2)
  expect((await mailsAbout(stranger)).toVisitor).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain form opens a ticket all the same', async ({ page }) => {
    const email = anAddress()
    const words = messages[THIRD].supportTicket
    await page.goto(`/${THIRD}`)
    await page.getByRole('button', { name: messages[THIRD].header.existingCustomers }).click()
    await page.getByRole('link', { name: words.begin }).click()
    await expect(page).toHaveURL(`/${THIRD}/ticket/new`)
    await page.locator('select').selectOption(words.categorySiteOutage)
    await page.getByLabel(words.name, { exact: true }).fill('Mari')
    await page.getByLabel(words.email, { exact: true }).fill(email)
    await page.getByLabel(words.subject, { exact: true }).fill('Laden offline')
    await page.getByLabel(words.description, { exact: true }).fill('Seit neun.')
    await page.getByRole('button', { name: words.submit }).click()
    await confirmForm(page, THIRD, `/${THIRD}/ticket/sent`)
    await expect.poll(async () => (await mailsAbout(email)).toStaff.length).toBe(1)
    expect((await mailsAbout(email)).toStaff[0]?.text).toContain('URL: Not provided')
  })
})
