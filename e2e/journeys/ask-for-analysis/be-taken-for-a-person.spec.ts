import type { Page, Request } from '@playwright/test'
import { messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET, SECOND } from '#domain/language/a-locale.ts'
import { MIN_FILL_MS } from '#domain/suspicion/suspicion.ts'
import { contactForm, fillContactForm, openContactForm } from '../../page/contact-form.ts'
import { freshFormTokens, postsTo } from '../../fixtures/answers.ts'
import { complains, expect, stopClock, test } from '../../fixtures/test.ts'
import { anAddress, mailsAbout, storedRequests } from '../../fixtures/store.ts'

/** Runs the page's installed clock until so many posts have been sent. */
async function letPostsGo(page: Page, posts: readonly Request[], count = 1): Promise<void> {
  const later = async () => {
    await page.clock.runFor(1_000)
    return posts.length
  }
  await expect.poll(later, { intervals: [50] }).toBe(count)
}

const tokensOf = (posts: readonly Request[]) => posts.map((post) => post.headers()['form-token'])

test.use({ hasOlderFormTokens: false })

test('nothing is asked for until a form is touched, and then once', async ({ page }) => {
  const asked = await freshFormTokens(page)
  await page.goto('/en/faq')
  await page.goto('/en')
  const form = contactForm(page, 'en')
  await form.wake()
  expect(asked()).toBe(0)
  await form.name.focus()
  await expect.poll(asked).toBe(1)
  await form.name.fill('Mari')
  await form.email.fill('mari@firma.example')
  expect(asked()).toBe(1)
})

test('a fast visitor is held back as long as a person needs, and sends once', async ({ page }) => {
  await page.clock.install()
  await freshFormTokens(page)
  const posts = postsTo(page, '/api/contact')
  const form = await openContactForm(page, SECOND)
  await stopClock(page)
  const email = anAddress()
  await form.name.fill('Mari')
  await form.email.fill(email)
  await form.form.evaluate((element: HTMLFormElement) => {
    for (let click = 0; click < 20; click += 1) element.requestSubmit()
  })
  await expect(form.submit).toHaveText(messages[SECOND].contactForm.sending)
  await page.clock.runFor(MIN_FILL_MS)
  expect(posts).toEqual([])
  await letPostsGo(page, posts)
  await expect(form.toast).toContainText(messages[SECOND].contactForm.success.slice(0, 20))
  expect(tokensOf(posts)).toEqual(['token-1'])
  expect(posts[0]?.postDataJSON()).not.toHaveProperty('remarks')
  expect(storedRequests(email)).toHaveLength(1)
})

test('a token is for one attempt, and the next is there before it is needed', async ({ page }) => {
  await page.clock.install()
  const asked = await freshFormTokens(page)
  const posts = postsTo(page, '/api/contact')
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { success: true } }))
  const form = await fillContactForm(page, 'en')
  await form.submit.click()
  await letPostsGo(page, posts)
  await page.getByRole('button', { name: messages.en.contactForm.notSentBack }).click()
  await expect(form.name).toHaveValue('')
  await form.name.fill('Mari again')
  await form.email.fill(anAddress())
  await form.message.fill('Another question')
  await expect.poll(asked).toBe(2)
  await page.clock.fastForward('24:00:00') // the form stayed open overnight
  await form.message.press('!')
  await expect.poll(asked).toBe(3)
  await form.submit.click()
  await letPostsGo(page, posts, 2)
  expect(tokensOf(posts)).toEqual(['token-1', 'token-3'])
})

test('a token of the server’s own, held back for long enough, lets a post through', async ({ page }) => {
  const email = anAddress()
  const form = await fillContactForm(page, 'en')
  await form.email.fill(email)
  await form.submit.click()
  await expect(form.toast).toContainText('Analysis Request Sent!')
  await expect.poll(async () => (await mailsAbout(email)).toVisitor.length).toBe(1) // none if it had been set aside
})

test('words are sent without a token too', complains(/Failed to load resource/), async ({ page }) => {
  await page.route('/api/form-token', (route) => route.abort('connectionrefused'))
  const posted = page.waitForRequest('/api/contact')
  const form = await fillContactForm(page, 'en')
  await form.submit.click()
  await expect(form.toast).toContainText('Analysis Request Sent!')
  expect((await posted).headers()).not.toHaveProperty('form-token')
})

test.describe('the field that stays empty', () => {
  for (const { locale, path } of [
    { locale: 'en', path: '/en' },
    { locale: OTHER_ALPHABET, path: `/${OTHER_ALPHABET}/ticket/new` },
  ] as const) {
    test(`is for no person on ${path}`, async ({ page }) => {
      await page.goto(path)
      const field = page.locator('input[name="remarks"]')
      const label = page.getByText(messages[locale].formSending.leaveEmpty)
      await expect(field).toHaveCount(1)
      await expect(label).toHaveCount(1)
      await expect(page.getByRole('textbox', { name: messages[locale].formSending.leaveEmpty })).toHaveCount(
        0,
      )
      const box = await field.evaluate(
        (element) => element.parentElement?.getBoundingClientRect().toJSON() as DOMRect,
      )
      expect([box.width, box.height]).toEqual([1, 1])
      expect(await field.evaluate((element) => getComputedStyle(element).display)).not.toBe('none')
      const before = page.locator('form:has(input[name="remarks"]) :is(textarea, [type=radio])').last()
      await before.focus()
      await page.keyboard.press('Tab')
      await expect(field).not.toBeFocused()
    })
  }

  test('is sent when a program fills it in, and is in no draft', async ({ page }) => {
    await page.clock.install()
    await freshFormTokens(page)
    const posts = postsTo(page, '/api/contact')
    await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { success: true } }))
    const form = await fillContactForm(page, 'en')
    await page.locator('input[name="remarks"]').evaluate((field: HTMLInputElement) => {
      field.value = 'cheap watches'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).not.toContain('watches')
    await form.submit.click()
    await letPostsGo(page, posts)
    expect(posts[0]?.postDataJSON()).toMatchObject({ remarks: 'cheap watches' })
  })
})
