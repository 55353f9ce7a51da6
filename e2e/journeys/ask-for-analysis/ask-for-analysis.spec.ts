import { messages } from '#content/messages/messages.ts'
import { distinct, OTHER_ALPHABET, THIRD } from '#domain/language/a-locale.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { holdRequests } from '../../fixtures/answers.ts'
import { anAddress, firstMailsAbout, storedRequests } from '../../fixtures/store.ts'
import { complains, expect, stopClock, test } from '../../fixtures/test.ts'
import { confirmForm } from '../../page/confirm-form.ts'
import { contactForm, fillContactForm, openContactForm } from '../../page/contact-form.ts'

const HOURS = { hours: 24 }

for (const locale of distinct('en', THIRD)) {
  const words = messages[locale].contactForm

  test(`a request in ${locale} is stored, and two mails go out`, async ({ page }) => {
    const email = anAddress()
    await page.goto(`/${locale}`)
    await page.locator('[data-free-analysis="hero"]').click()
    const form = contactForm(page, locale)
    await expect(form.message).toBeFocused()
    await expect(form.message).toHaveValue(words.defaultMessage)
    await form.wake()
    await form.name.fill('Mari Maasikas')
    await form.email.fill(email)
    await form.phone.fill('+372 5550 0101')
    await form.url.fill('firma.example')
    await form.form.getByLabel(words.startNextWeek).check()
    await form.submit.click()
    await expect(form.toast).toContainText(fillPlaceholders(words.success, HOURS))
    await expect(form.form).toHaveAttribute('data-phase', 'success')
    await expect(form.name).toHaveValue('')
    await expect(form.message).toHaveValue('')

    expect(storedRequests(email)).toMatchObject([
      {
        name: 'Mari Maasikas',
        phone: '+372 5550 0101',
        url: 'https://firma.example',
        start_time: 'next-week',
        message: words.defaultMessage,
        language: locale,
      },
    ])
    const { toVisitor, toStaff } = await firstMailsAbout(email)
    expect(toVisitor[0]?.html).toContain(`lang="${locale}"`)
    expect(toVisitor[0]?.text).not.toContain('Mari')
    expect(toStaff[0]?.subject).toContain('Mari Maasikas')
    expect(toStaff[0]?.text).toContain(words.defaultMessage.slice(0, 20))
  })

  test(`missing and malformed fields are named in ${locale}, and nothing is sent`, async ({ page }) => {
    const form = await openContactForm(page, locale)
    await form.message.fill('  ')
    await form.email.fill('nobody')
    const shakes = form.form.and(page.locator('[data-phase="error"]')).waitFor() // for 0.6 s (spec §4)
    await form.submit.click()
    await shakes
    await expect(form.toast).toContainText(words.errorTitle)
    await expect(form.toast).toContainText(words.missingFields)
    await expect(form.name).toBeFocused()
    await expect(form.name).toHaveAccessibleDescription(words.fieldMissing)
    await expect(form.email).toHaveAccessibleDescription(words.emailMalformed)
    await expect(form.email).toHaveValue('nobody')
  })
}

test('two seconds after success the page scrolls to its top', async ({ page }) => {
  await page.clock.install()
  const form = await fillContactForm(page, 'en')
  await stopClock(page)
  await form.submit.click()
  await expect(form.toast).toContainText('Analysis Request Sent!')
  await page.clock.runFor(1_900)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.clock.runFor(200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(form.form).toHaveAttribute('data-phase', 'idle')
  await page.clock.runFor(3_000)
  await expect(form.toast).toBeEmpty() // five seconds in all
})

test('text typed before the form lives is kept', async ({ page }) => {
  const release = await holdRequests(page, /_astro\/ContactForm/)
  await page.goto('/en#contact')
  const form = contactForm(page, 'en')
  await form.name.fill('Early bird')
  await form.message.fill('Typed before any script was there')
  release()
  await form.wake()
  await expect(form.name).toHaveValue('Early bird')
  await expect(form.message).toHaveValue('Typed before any script was there')
})

test('the message is filled and focused half a second after the click', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en')
  const form = contactForm(page, 'en')
  await form.message.evaluate((field: HTMLTextAreaElement) => (field.value = ''))
  await stopClock(page)
  await page.getByRole('main').getByRole('link', { name: 'Get a free analysis' }).first().click()
  await page.clock.runFor(450)
  await expect(form.message).not.toBeFocused()
  await page.clock.runFor(100)
  await expect(form.message).toBeFocused()
  await expect(form.message).toHaveValue(messages.en.contactForm.defaultMessage)
})

test('the server’s refusal is said at its field', complains(/Failed to load resource/), async ({ page }) => {
  const form = await fillContactForm(page, THIRD, 'a,b@firma.example')
  const shakes = form.form.and(page.locator('[data-phase="error"]')).waitFor() // for 0.6 s (spec §4)
  await form.submit.click()
  await shakes
  await expect(form.email).toHaveAccessibleDescription(messages[THIRD].contactForm.emailMalformed)
  await expect(form.toast).toContainText(messages[THIRD].contactForm.emailMalformed)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of distinct('en', OTHER_ALPHABET)) {
    test(`the form is a plain post that ends on a page of its own in ${locale}`, async ({ page }) => {
      const email = anAddress()
      await page.goto(`/${locale}`)
      const form = contactForm(page, locale)
      await form.name.fill('Mari')
      await form.email.fill(email)
      await form.url.fill('firma.example')
      await form.submit.click()
      await confirmForm(page, locale, `/${locale}/contact/sent`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        messages[locale].contactForm.sentHeading,
      )
      expect(storedRequests(email)).toMatchObject([{ language: locale, url: 'https://firma.example' }])
    })
  }

  test('what the server refuses is said, and going back finds the text again', async ({ page }) => {
    await page.goto('/en')
    const form = contactForm(page, 'en')
    await form.name.fill('Mari')
    await form.email.fill('mari@firma') // the browser accepts it
    await form.submit.click()
    await expect(page).toHaveURL('/en/contact/not-sent#email-malformed')
    await expect(page.getByText(messages.en.contactForm.emailMalformed)).toBeVisible()
    await expect(page.getByText(messages.en.contactForm.missingFields)).toBeHidden()
    await page.goBack()
    await expect(form.name).toHaveValue('Mari')
  })
})

test('a phone offers the keyboard each field is typed with', async ({ page }) => {
  await page.goto('/en')
  const { name, email, phone, url, wake } = contactForm(page, 'en')
  await expect(name).toHaveAttribute('autocomplete', 'name')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(phone).toHaveAttribute('type', 'tel')
  await wake() // otherwise a browser would refuse an address without its scheme
  await expect(url).toHaveAttribute('type', 'url')
})
