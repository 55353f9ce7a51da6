import { articles } from '#content/catalogue/articles.ts'
import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { distinct, OTHER_ALPHABET, THIRD } from '#domain/language/a-locale.ts'

import { requestedPaths } from '../../fixtures/answers.ts'
import { listenToEvents } from '../../fixtures/break-page.ts'
import { contactForm } from '../../page/contact-form.ts'
import { LANGUAGES_READ } from '../../fixtures/pages.ts'
import { shownPrice } from '../../page/shown-price.ts'
import { expect, test } from '../../fixtures/test.ts'

const slug = articles[0]?.slug ?? ''

test.describe('the knowledge base', () => {
  test.skip(!parts.knowledgeBase, 'the site has no knowledge base')

  for (const locale of LANGUAGES_READ) {
    test(`${locale}: cards lead to articles, these to their parts and back`, async ({ page }) => {
      await page.goto(`/${locale}#knowledge-base`)
      const cards = page.locator('#knowledge-base li a')
      await expect(cards).toHaveCount(articles.length)
      await cards.first().click()
      await expect(page).toHaveURL(`/${locale}/articles/${slug}?lang=${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const contents = page.getByRole('navigation', { name: messages[locale].articles.contents })
      await contents.locator('a:visible').last().click()
      await expect(page.locator('article h2').last()).toBeInViewport()
      await page.getByRole('link', { name: messages[locale].knowledgeBase.allArticles }).click()
      await expect(page).toHaveURL(`/${locale}/knowledge`)
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(articles.length)
      await page.goBack()
      await page.getByRole('link', { name: messages[locale].contactForm.sentBack }).click()
      await expect(page).toHaveURL(`/${locale}#knowledge-base`)
      await expect(page.locator('#knowledge-base')).toBeInViewport()
    })
  }

  test('changing the language in an article keeps the part that is read', async ({ page }) => {
    await page.goto(`/en/articles/${slug}#part-3`)
    await page.getByRole('button', { name: 'English' }).click()
    await page.locator(`a[data-language="${THIRD}"]:visible`).click()
    await expect(page).toHaveURL(`/${THIRD}/articles/${slug}#part-3`)
    await expect(page.locator('#part-3')).toBeInViewport()
  })

  test('the price an article names is the visitor’s', async ({ browser }) => {
    await using context = await browser.newContext({ timezoneId: 'Europe/London', locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(`/en/articles/${slug}`)
    await expect(page.locator('article [data-price]').first()).toHaveText(shownPrice('GB'))
  })

  test('the mail for the newsletter is a draft, and the interest is reported', async ({ page }) => {
    const heard = await listenToEvents(page)
    await page.goto('/en/knowledge')
    const link = page.getByRole('link', { name: messages.en.knowledgeBase.newsletterButton })
    const draft = new URL((await link.getAttribute('href')) ?? '')
    expect(draft.protocol).toBe('mailto:')
    expect(draft.searchParams.get('subject')).toBe(messages.en.mailLinks.newsletterRoiSubject)
    await link.evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault()) // there is no mail program
    })
    await link.click()
    expect(await heard()).toContainEqual({ name: 'newsletter_interest', location: 'knowledge' })
  })
})

for (const locale of distinct('en', OTHER_ALPHABET))
  test(`${locale}: 'Ask your question' leads to the field one is asked in`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/${locale}/faq`)
    await page.getByRole('link', { name: messages[locale].faq.moreButton }).click()
    const { message } = contactForm(page, locale)
    await expect(message).toBeFocused()
    await expect(message).toBeInViewport({ ratio: 1 })
    const label = page.locator('label[for="contact-message"]')
    await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThan(68) // below the header
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens by its link, by click, and by keyboard', async ({ page }) => {
    const { faq } = messages[THIRD]
    await page.goto(`/${THIRD}/faq#changes`)
    await expect(page.locator('#changes p')).toBeVisible()
    const summary = page.locator('summary', { hasText: faq.payQuestion })
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#payment p')).toBeVisible()
    await summary.click()
    await expect(page.locator('#payment p')).toBeHidden()
    await expect(page.locator('details:not(h2 ~ details)')).toHaveCount(6)
    await expect(page.getByRole('heading', { name: faq.doubtsHeading })).toBeVisible()
  })
})

for (const path of ['/faq', '/about', ...(parts.knowledgeBase ? ['/knowledge', `/articles/${slug}`] : [])]) {
  test(`${path} wants no React`, async ({ page }) => {
    const paths = requestedPaths(page)
    await page.goto(`/en${path}`)
    await page.locator('#footer').scrollIntoViewIfNeeded()
    expect(paths.filter((asked) => /_astro\/page.*\.js/i.test(asked))).not.toEqual([])
    expect(paths.filter((asked) => /client|react|jsx/i.test(asked))).toEqual([])
  })
}

test('on paper an article is its text: no navigation, no contents, every word there', async ({ page }) => {
  test.skip(!parts.knowledgeBase, 'the site has no knowledge base')
  await page.goto(`/en/articles/${slug}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: messages.en.articles.contents })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.locator('article h2').first()).toBeVisible()
})
