import type { Page } from '@playwright/test'

import { agency } from '#content/catalogue/agency.ts'
import { TICKET_MAIL_DELAY_MS } from '#domain/support-ticket/ticket-request.ts'

import { expect, stopClock, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { fillTicketForm, ticketDialog } from '../../page/ticket-dialog.ts'

test.describe('the mail program', () => {
  const cases = [
    { name: 'opens with a draft about the ticket', meanwhile: () => Promise.resolve(), opens: true },
    {
      name: 'stays away once Okay is pressed',
      meanwhile: (page: Page) => page.getByRole('button', { name: 'Okay' }).click(),
      opens: false,
    },
    {
      name: 'stays away once the dialog is closed',
      meanwhile: async (page: Page) => {
        await page.keyboard.press('Escape')
        await expect(ticketDialog(page, 'en').dialog).toBeHidden() // the browser reports it a task later
      },
      opens: false,
    },
    {
      name: 'stays away from a hidden tab',
      meanwhile: (page: Page) =>
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        }),
      opens: false,
    },
  ]
  for (const { name, meanwhile, opens } of cases) {
    test(`${name}, a second and a half after success`, async ({ page }) => {
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
      await meanwhile(page)
      await page.clock.runFor(TICKET_MAIL_DELAY_MS - 100)
      expect(drafts).toEqual([])
      await page.clock.runFor(200)
      if (!opens) {
        await page.evaluate(() => document.title) // a navigation would have begun
        expect(drafts).toEqual([])
        return
      }
      await expect.poll(() => drafts.length).toBe(1)
      expect(drafts[0]?.pathname).toBe(agency.supportMailbox)
      expect(drafts[0]?.searchParams.get('subject')).toContain(await api.number())
    })
  }
})
