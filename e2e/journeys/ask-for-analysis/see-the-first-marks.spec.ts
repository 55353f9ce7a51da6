import { messages } from '#content/messages/messages.ts'

import { takeScriptsAway } from '../../fixtures/break-page.ts'
import { refuse } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { analysisPage, NEXT_SECRET, openAnalysisDesk, REPORT_SECRET } from '../../page/analysis-desk.ts'
import { fillContactForm, openContactForm } from '../../page/contact-form.ts'

/** The browser itself reports refusals and failed requests. */
test.use({ expectedComplaints: /Failed to load resource/ })

test('an address, one press, and the report fills itself', async ({ page }) => {
  const desk = await openAnalysisDesk(page)
  desk.status = { ...desk.begun, stage: 'waiting', place: 3 }
  const analysis = analysisPage(page, 'en')
  await analysis.ask()
  await analysis.field.fill('vermontjoinery.example')
  await analysis.submit.click()
  await expect(page).toHaveURL(`/en/analysis/report#${REPORT_SECRET}`)
  expect(desk.calls[0]).toMatchObject({ path: '', body: { url: 'vermontjoinery.example', language: 'en' } })
  await expect(analysis.region).toContainText('ahead of you: 3')
  desk.status = { ...desk.begun, stage: 'measuring', pictures: desk.whole.pictures.slice(0, 1) }
  await expect(page.locator('[aria-current="step"]')).toContainText(analysis.words.stageMeasuring)
  await expect(page.getByRole('img', { name: /on a phone/ }).locator('image')).toHaveAttribute(
    'href',
    /^data:/,
  )
  desk.status = desk.whole
  await expect(analysis.region).toContainText('Things to do: 10')
  await expect(analysis.entries).toHaveCount(desk.whole.marked.length)
  const asked = desk.calls.length
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(10)
  expect(desk.calls.length).toBeLessThanOrEqual(asked + desk.whole.pictures.length) // a whole report is not asked for again
})

test('list and pictures point at each other, by mouse and by keyboard', async ({ page }) => {
  await openAnalysisDesk(page)
  const analysis = analysisPage(page, 'en')
  await analysis.open()
  const second = analysis.entries.nth(1)
  await second.focus()
  await expect(analysis.mark(2)).toHaveAttribute('data-state', 'lit')
  await expect(analysis.mark(1)).toHaveAttribute('data-state', 'dim')
  await page.keyboard.press('Enter')
  await expect(page.locator('#finding-heavyPictures')).toBeFocused()
  await expect(page).toHaveURL(`/en/analysis/report#${REPORT_SECRET}`)
  await expect(analysis.mark(2)).not.toHaveAttribute('data-state')
  await analysis.mark(3).locator('rect').hover()
  await expect(analysis.main.locator('li[data-lit]')).toContainText(analysis.findingWords.vagueHeadlineTitle)
  await analysis.mark(3).locator('rect').click()
  await expect(analysis.entries.nth(2)).toBeFocused()
})

test('a person is asked, or the report is mailed, from the one field for an address', async ({ page }) => {
  const desk = await openAnalysisDesk(page)
  const { words, main, open } = analysisPage(page, 'en')
  await open()
  await main.getByRole('button', { name: words.mailButton }).click()
  await expect(main.getByLabel(words.email)).toBeFocused()
  await expect(main).toContainText(words.emailMissing)
  await main.getByLabel(words.email).fill('mari@firma.example')
  await main.getByRole('button', { name: words.personButton }).click()
  await expect(main).toContainText('You’ll hear from one of us within 24 hours')
  await main.getByRole('button', { name: words.mailButton }).click()
  await expect(main).toContainText(words.mailSent)
  const mail = { secret: REPORT_SECRET, email: 'mari@firma.example' }
  expect(desk.calls.filter(({ path }) => path === '/mail').map(({ body }) => body)).toEqual([
    { ...mail, wantsPerson: true },
    { ...mail, wantsPerson: false },
  ])
})

test('looking again opens a new report, which says what has changed', async ({ page }) => {
  const desk = await openAnalysisDesk(page)
  const { words, findingWords, main, open } = analysisPage(page, 'en')
  await open()
  const since = { at: '2026-11-20T10:00:00.000Z', mended: ['telephone'], appeared: ['oldYear'] }
  desk.status = { ...desk.whole, since }
  await main.getByRole('button', { name: words.again }).click()
  await expect(page).toHaveURL(`/en/analysis/report#${NEXT_SECRET}`)
  await expect(main.getByRole('heading', { name: 'Since November 20, 2026' })).toBeVisible()
  await expect(main.locator('dt', { hasText: words.sinceMended }).locator('+ dd')).toHaveText(
    findingWords.telephoneTitle,
  )
})

test('a report is deleted after one question, and nothing of it stays', async ({ page }) => {
  const desk = await openAnalysisDesk(page)
  const { words, main, open, region } = analysisPage(page, 'en')
  await open()
  await main.getByRole('button', { name: words.remove }).click()
  await main.getByRole('button', { name: words.removeNo }).click()
  expect(desk.calls.some(({ path }) => path === '/removal')).toBe(false)
  await main.getByRole('button', { name: words.remove }).click()
  await main.getByRole('button', { name: words.removeYes }).click()
  await expect(region).toBeFocused()
  await expect(region).toContainText(words.removedText)
  await expect(main.getByRole('img')).toHaveCount(0)
})

test('a failed analysis says why, and leads to a person', async ({ page }) => {
  const desk = await openAnalysisDesk(page)
  desk.status = { ...desk.begun, stage: 'failed', reason: 'bad-certificate' }
  const { words, main, open, region } = analysisPage(page, 'en')
  await open()
  await expect(region).toHaveText(words.reasonBadCertificate)
  await expect(main.getByRole('link', { name: words.personButton })).toHaveAttribute('href', '/en#contact')
})

test('a report that is gone says so, and one out of reach goes on by itself', async ({ page }) => {
  const desk = await openAnalysisDesk(page)
  const { words, region, open } = analysisPage(page, 'en')
  await open('AAAAAAAAAAAAAAAAAAAAAA')
  await expect(region).toContainText(words.unknownHeading)
  desk.status = { ...desk.begun, stage: 'visiting' }
  await page.route('/api/analyses/status', (route) => refuse(route, 503), { times: 2 })
  await page.goto('/en/privacy')
  await open()
  await expect(region).toContainText(words.connectionFailed)
  await expect(region).toContainText('on a phone first')
})

test('the contact form gives its address along', async ({ page }) => {
  await openAnalysisDesk(page)
  const form = await openContactForm(page, 'en')
  await form.url.fill('mybakery.com/ghent')
  await page.getByRole('link', { name: messages.en.websiteAnalysis.fromContact }).click()
  await expect(page).toHaveURL(/\/en\/analysis#/)
  await expect(analysisPage(page, 'en').field).toHaveValue('mybakery.com/ghent')
})

test('the receipt of a request that named a website leads to its report', async ({ page }) => {
  await page.route('/api/contact', (route) =>
    route.fulfill({ status: 201, json: { success: true, analysis: REPORT_SECRET } }),
  )
  const { form, submit } = await fillContactForm(page, 'en')
  await submit.click()
  await expect(form.getByRole('link', { name: messages.en.websiteAnalysis.fromReceipt })).toHaveAttribute(
    'href',
    `/en/analysis/report#${REPORT_SECRET}`,
  )
})

test('without script the form is a plain one, and the report says what to do', async ({ page }) => {
  await takeScriptsAway(page)
  await page.goto('/en/analysis')
  const form = page.locator('#analysis-form')
  await expect(form).toHaveAttribute('action', '/api/analyses')
  await expect(form).toHaveAttribute('method', 'post')
  await page.goto('/en/analysis/report')
  await expect(page.getByText(messages.en.websiteAnalysis.noScript)).toBeVisible()
})

test('printed, a report has its findings and no buttons', async ({ page }) => {
  await openAnalysisDesk(page)
  const { open, main, words, findingWords } = analysisPage(page, 'en')
  await open()
  await expect(main.getByText(findingWords.slowPaintTitle).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText(findingWords.slowPaintCost)).toBeVisible()
  await expect(main.getByRole('button', { name: words.remove })).toBeHidden()
  await expect(main.getByRole('button', { name: words.personButton })).toBeHidden()
})
