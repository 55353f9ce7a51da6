import type { Page } from '@playwright/test'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { TICKET_MAIL_DELAY_MS } from '#domain/support-ticket/ticket-request.ts'

import { holdRequests, refuse } from '../../fixtures/answers.ts'
import { SHORT_PAGE } from '../../fixtures/pages.ts'
import { anAddress } from '../../fixtures/store.ts'
import { complains, expect, stopClock, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { tabsWithin } from '../../page/page-faults.ts'
import { fillTicketForm, openTicketForm, ticketDialog } from '../../page/ticket-dialog.ts'

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
    const unbroken = number.replace('-', '-\u2060')
    await expect(ticket.dialogToast).toContainText(
      fillPlaceholders(words.successNumber, { number: unbroken }),
    )
    await expect(ticket.dialog).toHaveAccessibleName(words.success.replace(/\.$/, ''))
    await expect(ticket.dialog.getByText(words.sentText)).toBeVisible()
    await expect.poll(() => logged).toContain(`info: ${number}`)
    await ticket.okay.click()
    await expect(ticket.dialog).toBeHidden()
    await expect(ticket.opener).toBeFocused()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

    await ticket.toForm()
    await expect(ticket.subject).toHaveValue('')
  })

  test(`all that is missing is listed in ${locale}, and the first gets the focus`, async ({ page }) => {
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

test('the keyboard alone opens a ticket: arrows and Enter choose the category', async ({ page }) => {
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
  await expect(ticket.pageToast).toContainText((await api.number()).replace('-', '-\u2060'))
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

/** What happens between success and the mail program, which only the first lets open. */
const MEANWHILE: Record<string, (page: Page) => Promise<void>> = {
  'opens with a draft about the ticket': () => Promise.resolve(),
  'stays away once Okay is pressed': (page) => page.getByRole('button', { name: 'Okay' }).click(),
  'stays away once the dialog is closed': async (page) => {
    await page.keyboard.press('Escape')
    await expect(ticketDialog(page, 'en').dialog).toBeHidden() // the browser reports it a task later
  },
  'stays away from a hidden tab': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    }),
}
for (const [what, happens] of Object.entries(MEANWHILE))
  test(`the mail program ${what}, a second and a half after success`, async ({ page }) => {
    const api = ticketApi(page)
    const drafts: URL[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) drafts.push(new URL(request.url()))
    })
    await page.clock.install()
    const ticket = await fillTicketForm(page, 'en')
    await stopClock(page)
    await ticket.submit.click()
    await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
    await happens(page)
    await page.clock.runFor(TICKET_MAIL_DELAY_MS - 100)
    expect(drafts).toEqual([])
    await page.clock.runFor(200)
    if (what.startsWith('stays away')) {
      await page.evaluate(() => document.title) // a navigation would have begun
      expect(drafts).toEqual([])
      return
    }
    await expect.poll(() => drafts.length).toBe(1)
    expect(drafts[0]?.pathname).toBe(agency.supportMailbox)
    expect(drafts[0]?.searchParams.get('subject')).toContain(await api.number())
  })

test('a form closed with words in it can be taken back while its toast stands', async ({ page }) => {
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
