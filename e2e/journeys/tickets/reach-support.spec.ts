import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'

import { holdRequests, requestedPaths } from '../../fixtures/answers.ts'
import { translatePage } from '../../fixtures/break-page.ts'
import { SHORT_PAGE } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ticketApi } from '../../fixtures/ticket-api.ts'
import { openTicketForm, ticketDialog } from '../../page/ticket-dialog.ts'

/** The dialog's code and what only it needs. */
const DIALOG_CODE = /_astro\/(?:start-ticket|support-ticket|mail-links)/

test('the first load brings none of the dialog; opening it brings all', async ({ page }) => {
  const paths = requestedPaths(page)
  await page.goto('/en/faq')
  expect(paths.filter((path) => DIALOG_CODE.test(path))).toEqual([])
  expect(paths.filter((path) => /client\.|marked-page|pliiats|\.css$/.test(path))).toEqual([])
  const ticket = ticketDialog(page, 'en')
  await ticket.opener.click()
  await expect.poll(() => paths.some((path) => DIALOG_CODE.test(path))).toBe(true)
  await expect.poll(() => paths.some((path) => path.includes('marked-page'))).toBe(true)
  await expect.poll(() => paths.filter((path) => path.includes('support-ticket')).length).toBe(1) // its own language only
})

test('a press before the code is there is seen, kept, and carried out', async ({ page }) => {
  const release = await holdRequests(page, DIALOG_CODE)
  await page.goto(`/en${SHORT_PAGE}`)
  const ticket = ticketDialog(page, 'en')
  await ticket.openForm()
  await expect(ticket.begin).toHaveAttribute('aria-busy', 'true')
  await ticket.begin.click()
  await expect(ticket.intro).toBeVisible()
  release()
  await expect(ticket.category).toBeFocused()
  await page.keyboard.press('Escape')
  await ticket.opener.click()
  await expect(ticket.begin).not.toHaveAttribute('aria-busy')
})

test('an intro that was closed again is not followed by the dialog', async ({ page }) => {
  const release = await holdRequests(page, DIALOG_CODE)
  await page.goto(`/en${SHORT_PAGE}`)
  const ticket = ticketDialog(page, 'en')
  await ticket.openForm()
  await page.keyboard.press('Escape')
  release()
  await expect(page.locator('#ticket')).toBeAttached() // the code is loaded
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test.describe('when the dialog’s code is missing after a new version', () => {
  test.use({ expectedComplaints: /Failed to load resource|dynamically imported module/ })

  for (const part of [/_astro\/start-ticket.*js/, /_astro\/support-ticket/]) {
    test(`the plain form takes its place: ${String(part)}`, async ({ page }) => {
      await page.route(part, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(`/${THIRD}${SHORT_PAGE}`)
      const ticket = ticketDialog(page, THIRD)
      await ticket.openForm()
      await expect(page).toHaveURL(`/${THIRD}/ticket/new`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[THIRD].supportTicket.begin)
    })
  }
})

test('with forced colours each dialog has an edge all around', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/en${SHORT_PAGE}`)
  const ticket = ticketDialog(page, 'en')
  await ticket.toForm()
  await ticket.submit.click()
  await expect(ticket.error).toBeVisible()
  const edges = await page
    .locator('dialog')
    .evaluateAll((dialogs) => dialogs.map((dialog) => getComputedStyle(dialog).borderWidth))
  expect(new Set(edges)).toEqual(new Set(['2px']))
})

test('code that never comes does not keep a visitor waiting for ever', async ({ page }) => {
  await page.clock.install()
  await page.route(DIALOG_CODE, () => new Promise(() => undefined))
  await page.goto(`/en${SHORT_PAGE}`)
  const ticket = ticketDialog(page, 'en')
  await ticket.openForm()
  await page.clock.runFor(10_100)
  await expect(page).toHaveURL('/en/ticket/new')
})

test('#support opens the intro, on arrival and on the way, as often as it is followed', async ({ page }) => {
  await page.goto(`/${THIRD}#support`)
  const ticket = ticketDialog(page, THIRD)
  await expect(ticket.intro).toBeVisible()
  await expect(ticket.begin).toBeFocused()
  for (let visit = 0; visit < 2; visit += 1) {
    await page.keyboard.press('Escape')
    await expect(ticket.intro).toBeHidden()
    await page.evaluate(() => {
      location.hash = 'support'
    })
    await expect(ticket.intro).toBeVisible()
  }
  await page.goto('/#support')
  await expect(page).toHaveURL(/\/[a-z]{2}$/)
  await expect(page.locator('#support')).toBeVisible()
})

test('a translated page opens, refuses and takes a ticket', async ({ page }) => {
  ticketApi(page)
  const ticket = await openTicketForm(page, 'en')
  await page.evaluate(translatePage)
  await page.locator('#ticket [type=submit]').click()
  await page.locator('[role=alertdialog] button').click()
  await page.evaluate(translatePage)
  await page.locator('#ticket-name').fill('Mari')
  await page.locator('#ticket-email').fill('mari@firma.example')
  await page.locator('#ticket-subject').fill('Down')
  await page.locator('#ticket-description').fill('Since nine.')
  await page.locator('#ticket [aria-pressed]').click()
  await page.locator('#ticket [aria-pressed]').click()
  await page.locator('#ticket [type=submit]').click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
})

test('in a low window the title never covers the field that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await openTicketForm(page, 'en')
  for (const direction of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press(direction)
      const covered = await page.evaluate(() => {
        const { activeElement: focused } = document
        if (!focused?.closest('#ticket > :not(:first-child)')) return null
        const { top, bottom } = focused.getBoundingClientRect()
        const bar = document.querySelector('#ticket > :first-child')?.getBoundingClientRect().bottom ?? 0
        return top < bar - 1 || bottom > innerHeight ? focused.outerHTML.slice(0, 80) : null
      })
      expect(covered).toBeNull()
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of distinct('en', THIRD)) {
    test(`the intro leads to a plain form that the browser checks in ${locale}`, async ({ page }) => {
      const words = messages[locale].supportTicket
      await page.goto(`/${locale}${SHORT_PAGE}`)
      const ticket = ticketDialog(page, locale)
      await ticket.openForm()
      await expect(page).toHaveURL(`/${locale}/ticket/new`)
      const form = page.getByRole('main').locator('form')
      await expect(form).toHaveAttribute('action', '/api/tickets')
      await expect(form).toHaveAttribute('method', 'post')
      const fields = await form.evaluate((element: HTMLFormElement) =>
        [...new FormData(element)].map(([name, value]) => [name, value]),
      )
      expect(fields).toEqual([
        ['language', locale],
        ['name', ''],
        ['email', ''],
        ['subject', ''],
        ['url', ''],
        ['description', ''],
        ['remarks', ''], // the honeypot is invisible, see domain/suspicion/suspicion.ts
      ])
      await form.getByRole('button', { name: words.submit }).click()
      await expect(page).toHaveURL(`/${locale}/ticket/new`) // an empty form is not sent
      await form.getByLabel(words.categoryLabel).selectOption(words.categorySiteOutage)
      await expect(form.getByLabel(words.categoryLabel)).toHaveValue('Site Outage')
    })

    test(`the plain form's two answers say what happened in ${locale}`, async ({ page }) => {
      const words = messages[locale].supportTicket
      await page.goto(`/${locale}/ticket/sent`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.success)
      await page.goto(`/${locale}/ticket/not-sent#description-missing`)
      await expect(page.getByText(words.descriptionMissing)).toBeVisible()
      await expect(page.getByText(words.subjectMissing)).toBeHidden()
      await page.getByRole('main').getByRole('link', { name: words.notSentEmpty }).click()
      await expect(page).toHaveURL(`/${locale}/ticket/new`)
    })
  }
})
