import { readFile } from 'node:fs/promises'

import { messages } from '#content/messages/messages.ts'
import { distinct, OTHER_ALPHABET, THIRD } from '#domain/language/a-locale.ts'

import { anAddress, firstMailsAbout, mailsAbout } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { confirmForm } from '../../page/confirm-form.ts'
import { ticketPage } from '../../page/ticket-desk.ts'
import { fillTicketForm } from '../../page/ticket-dialog.ts'
import { chooseFiles, note, picture } from '../../page/ticket-files.ts'

for (const locale of distinct('en', OTHER_ALPHABET)) {
  const words = messages[locale].ticketStatus

  test(`${locale}: a ticket reaches the staff, and its link shows and solves it`, async ({ page }) => {
    const email = anAddress()
    const api = ticketApi(page)
    const form = await fillTicketForm(page, locale)
    await form.email.fill(email)
    await chooseFiles(form.dialog, picture('white.png'))
    await form.submit.click()
    await expect(form.dialogToast).toContainText(messages[locale].supportTicket.success)

    const { toVisitor, toStaff } = await firstMailsAbout(email)
    const filesOf = ({ attachments }: (typeof toStaff)[number]) => attachments.map(({ filename }) => filename)
    expect(toStaff.map(filesOf)).toEqual([['white.png']])
    const number = await api.number()
    expect(toStaff[0]?.subject).toContain(number)
    expect(toVisitor[0]?.subject).toContain(number)
    const link = /\/[a-z]{2}\/ticket#[\w-]{22}/.exec(toVisitor[0]?.text ?? '')?.[0] ?? ''
    expect(link.startsWith(`/${locale}/ticket#`)).toBe(true)

    await page.goto(link)
    const ticket = ticketPage(page, locale)
    await expect(ticket.fact(words.number)).toHaveText(number)
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      ticket.main.getByRole('button', { name: /^white\.png/ }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('white.png')
    expect(await readFile(await saved.path())).toEqual(picture('white.png').buffer)

    await ticket.reply.fill('It is back, thank you.')
    await chooseFiles(ticket.main, [note('console.txt'), picture('red.png')])
    await expect(ticket.main.locator('[data-phase=attached]')).toHaveCount(2)
    await page.reload() // files on the server are not lost
    await expect(ticket.reply).toHaveValue('It is back, thank you.')
    await chooseFiles(ticket.main, note('more.txt'))
    await ticket.send.click()
    await expect(ticket.toast).toContainText(words.replySent)
    await expect(ticket.events.last().getByRole('button').last()).toHaveText(/^more\.txt TXT, /)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await ticket.solved.click()
    await expect(ticket.events.last()).toContainText(words.eventSolvedByCustomer)
    await expect.poll(async () => (await mailsAbout(email)).toStaff.length).toBe(3)
    const thread = (await mailsAbout(email)).toStaff
    const [first] = thread.filter(({ inReplyTo }) => inReplyTo === undefined)
    expect(thread.filter(({ inReplyTo }) => inReplyTo !== undefined)).toHaveLength(2)
    for (const mail of thread) {
      if (mail !== first) expect(mail.references).toContain(first?.messageId)
    }
    expect(thread.map((mail) => filesOf(mail).sort())).toContainEqual(['console.txt', 'more.txt', 'red.png'])
  })
}

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
    const [toStaff] = (await mailsAbout(email)).toStaff
    expect(toStaff?.text).toContain('URL: Not provided')
    const number = await page
      .locator('main strong')
      .filter({ hasText: /^[A-Z0-9]{3}-[A-Z0-9]{4}$/ })
      .textContent()
    expect(toStaff?.subject).toContain(number)
  })
})
