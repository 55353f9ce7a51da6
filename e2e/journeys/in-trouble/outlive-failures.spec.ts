import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

import { agency } from '#content/catalogue/agency.ts'
import { caseStudies } from '#content/catalogue/case-studies.ts'
import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'

import { confirmForm } from '../../page/confirm-form.ts'
import {
  breakProperty,
  countLoads,
  fallback,
  listenToEvents,
  rewritePage,
} from '../../fixtures/break-page.ts'
import { chatWidget } from '../../page/chat-widget.ts'
import { contactForm, fillContactForm } from '../../page/contact-form.ts'
import { cookieBanner } from '../../page/cookie-banner.ts'
import { SHORT_PAGE } from '../../fixtures/pages.ts'
import { anAddress, storedRequests } from '../../fixtures/store.ts'
import { holdRequests } from '../../fixtures/answers.ts'
import { complains, expect, test } from '../../fixtures/test.ts'
import { ticketDialog } from '../../page/ticket-dialog.ts'

const words = messages.en.errorFallback

test.describe('a part that fails to render', () => {
  test.use({ expectedComplaints: /TypeError|RangeError|Minified React error|Cannot read properties/ })

  test('gives its place back to what the server sent, says so, and ends nothing else', async ({ page }) => {
    const heard = await listenToEvents(page)
    await rewritePage(page, '/en', (html) => breakProperty(html, 'Carousel', 'slideLabels'))
    await page.goto('/en#portfolio')
    await expect(fallback(page)).toContainText(words.text)
    await expect(fallback(page).getByRole('heading', { name: words.heading })).toBeVisible()
    await expect(fallback(page).getByRole('button', { name: words.refresh })).toBeVisible()
    const report = await fallback(page).getByRole('link', { name: words.report }).getAttribute('href')
    expect(decodeURIComponent(report ?? '')).toMatch(/^mailto:.*this page: http:\/\/localhost:\d+\/en\r\n/s)
    const slides = page.getByRole('region', { name: messages.en.portfolio.carouselLabel })
    await expect(slides.locator('[data-slide]')).toHaveCount(caseStudies.length)
    await expect(slides.getByRole('button', { name: messages.en.portfolio.next })).toBeHidden()
    await page.getByRole('tab', { name: messages.en.header.portfolio }).click()
    await expect(page.getByRole('tabpanel', { name: messages.en.portfolio.tabBeforeAfter })).toBeHidden()
    const reviews = page.getByRole('region', { name: messages.en.testimonials.carouselLabel })
    await reviews.scrollIntoViewIfNeeded()
    await page.locator('#testimonials astro-island:not([ssr])').waitFor({ state: 'attached' })
    await reviews.getByRole('button', { name: messages.en.testimonials.next }).click()
    await expect(reviews.getByRole('status')).not.toBeEmpty()
    expect(await heard()).toContainEqual({
      name: 'exception',
      description: 'Carousel: TypeError',
      fatal: false,
    })
  })

  test('leaves the parts inside it alive', async ({ page }) => {
    await rewritePage(page, '/en', (html) =>
      breakProperty(html, 'Tabs', 'firstLabel').replace('[0,null],', '[0,{}],'),
    )
    await page.goto('/en#portfolio')
    await expect(fallback(page)).toBeVisible()
    await expect(page.getByRole('tab', { name: messages.en.header.portfolio })).toBeHidden()
    for (const panel of await page.locator('#portfolio [role="tabpanel"]').all())
      await expect(panel).toBeVisible()
    const slides = page.getByRole('region', { name: messages.en.portfolio.carouselLabel })
    await slides.getByRole('button', { name: messages.en.portfolio.next }).click()
    await expect(slides.getByRole('status')).toHaveText(`2 of ${caseStudies.length}`)
    const { violations } = await new AxeBuilder({ page }).include('#portfolio').analyze()
    expect(violations).toEqual([])
  })

  test('the contact form still sends what was typed, as a plain form', async ({ page }) => {
    const email = anAddress()
    await rewritePage(page, '/en', (html) => breakProperty(html, 'ContactForm', 'words'))
    const release = await holdRequests(page, /_astro\/ContactForm/)
    await page.goto('/en#contact')
    const form = contactForm(page, 'en')
    await form.name.fill('Mari')
    await form.form.getByLabel('This week').check()
    release()
    await expect(fallback(page)).toBeVisible()
    await expect(form.name).toHaveValue('Mari')
    await form.email.fill(email)
    await form.submit.click()
    await confirmForm(page, 'en', '/en/contact/sent')
    expect(storedRequests(email)).toMatchObject([{ name: 'Mari', start_time: 'this-week' }])
    await page.waitForFunction(() => sessionStorage.getItem('contact_draft') === null) // its script has run
    await page.goto('/en')
    await expect(form.name).toHaveValue('')
  })

  test('a form that breaks while it is used keeps its text, and sends it', async ({ page }) => {
    const email = anAddress()
    const form = await fillContactForm(page, 'en', email)
    await page.evaluate(() => {
      const map = Reflect.get(Array.prototype, 'map') as (this: unknown[], ...given: unknown[]) => unknown[]
      Array.prototype.map = function (this: unknown[], ...given: unknown[]) {
        if (this[0] === 'immediately') throw new RangeError('broken')
        return map.apply(this, given)
      } as typeof Array.prototype.map
    })
    await form.message.fill('')
    await form.submit.click() // renders the form again, with a problem at its field
    await expect(fallback(page)).toBeFocused()
    await form.message.fill('Please look at our website.')
    await expect(form.name).toHaveValue('Mari')
    await form.submit.click()
    await confirmForm(page, 'en', '/en/contact/sent')
    expect(storedRequests(email)).toMatchObject([{ name: 'Mari', message: 'Please look at our website.' }])
  })
})

test.describe('a dialog that fails', () => {
  test.use({ expectedComplaints: /RangeError|Minified React error/, viewport: { width: 360, height: 740 } })

  /** From now on opening or scripted scrolling of matching elements throws. */
  const breakPart = (page: Page, selector: string) =>
    page.evaluate((broken) => {
      for (const [prototype, name] of [
        [HTMLDialogElement.prototype, 'showModal'],
        [Element.prototype, 'scrollTo'],
      ] as const) {
        const whole = Reflect.get(prototype, name) as () => void
        Reflect.set(prototype, name, function (this: Element, ...given: []) {
          if (this.matches(broken)) throw new RangeError('broken')
          whole.apply(this, given)
        })
      }
    }, selector)

  /** What fails, and the visitor's steps to it; they return the button that opened it. */
  const failures: Record<string, (page: Page) => Promise<Locator>> = {
    'the ticket dialog, as it is drawn': async (page) => {
      const { opener, begin } = ticketDialog(page, 'en')
      await breakPart(page, '#ticket')
      await opener.click()
      await begin.click()
      return opener
    },
    'the ticket dialog, at a press in it': async (page) => {
      const ticket = ticketDialog(page, 'en')
      await ticket.toForm()
      await breakPart(page, '#ticket ~ [role=alertdialog]')
      await ticket.submit.click()
      return ticket.opener
    },
    'the chat, as it is drawn': async (page) => {
      const chat = chatWidget(page, 'en')
      await breakPart(page, '[aria-labelledby=chat-title]')
      await chat.launcher.click()
      return chat.launcher
    },
    'the chat, at a message': async (page) => {
      const chat = chatWidget(page, 'en')
      await chat.launcher.click()
      await chat.input.fill('prices')
      await breakPart(page, '[aria-labelledby=chat-title] *')
      await chat.input.press('Enter')
      return chat.launcher
    },
    'the cookie settings': async (page) => {
      const cookies = cookieBanner(page)
      await breakPart(page, '#cookies')
      await cookies.footerButton.click()
      return cookies.footerButton
    },
  }
  for (const [what, fail] of Object.entries(failures))
    test(`says so where the visitor is: ${what}`, async ({ page }) => {
      test.skip(!parts.chat && what.startsWith('the chat'), 'the site has no chat')
      await page.goto(`/en${SHORT_PAGE}`)
      const opener = await fail(page)
      const said = page.getByRole('alertdialog', { name: words.heading })
      await expect(said).toBeFocused()
      await expect(said).toBeInViewport({ ratio: 1 })
      await expect(said).toHaveAccessibleDescription(words.text)
      await expect(said.getByRole('button', { name: words.refresh })).toBeVisible()
      await expect(said.getByRole('link', { name: words.report })).toBeVisible()
      await said.getByRole('button', { name: messages.en.supportTicket.close }).click()
      await expect(page.locator('dialog')).not.toContainText([words.heading])
      await expect(opener).toBeFocused()
    })

  test('on the chat’s own page, says so in its place and takes the focus', async ({ page }) => {
    test.skip(!parts.chat, 'the site has no chat')
    await page.goto('/en/chatbot')
    const { input } = chatWidget(page, 'en')
    await input.fill('prices')
    await breakPart(page, 'main *')
    await input.press('Enter')
    await expect(fallback(page)).toBeFocused()
  })

  test('once the ticket dialog has failed, its button leads to the plain form', async ({ page }) => {
    await page.goto(`/en${SHORT_PAGE}`)
    const ticket = ticketDialog(page, 'en')
    await breakPart(page, '#ticket')
    await ticket.openForm()
    await expect(page.getByRole('alertdialog')).toBeFocused()
    await page.keyboard.press('Escape')
    await ticket.openForm()
    await expect(page).toHaveURL('/en/ticket/new')
  })
})

test('a script that throws leaves its part', complains(/astro-island|broken script/), async ({ page }) => {
  const loads = countLoads(page)
  await page.route(/_astro\/Carousel/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken script")' }),
  )
  await page.goto('/en#testimonials')
  await expect(fallback(page).first()).toContainText(words.text)
  const form = contactForm(page, 'en')
  await form.wake()
  await form.submit.click()
  await expect(form.toast).toContainText(messages.en.contactForm.missingFields)
  expect(loads()).toBe(1)
})

test('errors of the connection and rejections nobody handles stay quiet', async ({ page }) => {
  await page.goto('/en')
  await page.evaluate(() => {
    void Promise.reject(new Error('nobody waits for this'))
    setTimeout(() => {
      throw new TypeError('Failed to fetch')
    })
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))) // after the other task
})

test('a behaviour that fails at the start stops no other', complains(/no clicks today/), async ({ page }) => {
  test.skip(!parts.stickyBar, 'the site has no such bar')
  const heard = await listenToEvents(page)
  await page.addInitScript(() => {
    document.addEventListener = new Proxy(document.addEventListener, {
      apply(listen, target, given: Parameters<Document['addEventListener']>) {
        if (given[0] === 'auxclick') throw new RangeError('no clicks today')
        Reflect.apply(listen, target, given)
      },
    })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  expect(await heard()).toEqual([
    { name: 'exception', description: 'leadToContactForm: RangeError', fatal: false },
  ])
  await page.evaluate(() => scrollTo(0, 2_000))
  await expect(page.locator('[data-sticky-bar]')).toBeVisible() // started after the one that failed
})

test('the page for a failing server offers a refresh without script, and a report', async ({ browser }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/500')
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
  await expect(page.getByText(words.text)).toBeVisible()
  const report = page.getByRole('link', { name: words.report })
  await expect(report.and(page.locator(`[href^="mailto:${agency.supportMailbox}"]`))).toBeVisible()
  const again = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: words.refresh }).click()
  expect(new URL((await again).url()).pathname).toBe('/en/500')
})

test('a report names the address the visitor is at, without query and fragment', async ({ page }) => {
  await page.goto('/en/500?token=secret#place')
  const link = page.getByRole('main').getByRole('link', { name: words.report })
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault())
  })
  await link.click()
  const href = decodeURIComponent((await link.getAttribute('href')) ?? '')
  expect(href).toContain(`${new URL(page.url()).origin}/en/500\r\n`)
  expect(href).not.toContain('secret')
})
