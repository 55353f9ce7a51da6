import { agency } from '#content/catalogue/agency.ts'
import type { Pencil } from '#domain/website-analysis/pencil.ts'

import { expect, test } from '../../fixtures/test.ts'
import { openAnalysisDesk } from '../../page/analysis-desk.ts'
import { accessibilityFaults } from '../../page/page-faults.ts'
import { signIn, words } from '../../page/staff-desk.ts'

test.use({ expectedComplaints: /Failed to load resource/ })

test('a report is marked by keyboard and by pointer, and sent', async ({ page }) => {
  const { whole } = await openAnalysisDesk(page)
  await signIn(page)
  const puts: { pencil: Pencil; isSent: boolean; seen: string | null }[] = []
  // The server's answers are tested with the server; here it only counts what the page sends.
  const report = (pencil: Pencil | null, sentAt: string | null) => ({
    status: whole,
    language: agency.staffLanguage,
    pencil,
    changedAt: pencil && String(puts.length),
    sentAt,
    conversationId: null,
  })
  await page.route('**/api/desk/analyses/a', (route) => {
    const last = puts.at(-1)
    return route.fulfill({
      json: report(last?.pencil ?? null, last?.isSent ? new Date(0).toISOString() : null),
    })
  })
  await page.route('**/api/desk/analyses/a/pencil', (route) => {
    puts.push(route.request().postDataJSON() as (typeof puts)[number])
    return route.fulfill({ json: report(puts.at(-1)?.pencil ?? null, null) })
  })
  await page.goto('/desk#/report/a')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(whole.host)

  await page
    .getByRole('button', { name: words.report.addMark.replace('{picture}', words.report.phone) })
    .click()
  await page.keyboard.type('Here!')
  await page.getByRole('button', { name: words.report.move }).press('ArrowRight')
  const picture = page.getByRole('img', { name: words.report.desktop })
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture has no place')
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 160, box.y + 100, { steps: 3 })
  await page.mouse.up()
  await page.keyboard.type('And here.')
  const strokes = page.locator('[data-device="desktop"] svg[aria-hidden] g > rect').last()
  const drawn = await strokes.boundingBox()
  if (!drawn) throw new Error('The mark has no place')
  await page.mouse.move(drawn.x + 8, drawn.y + drawn.height / 2) // its stroke
  await page.mouse.down()
  await page.mouse.move(drawn.x + 38, drawn.y + drawn.height / 2 + 20, { steps: 3 })
  await page.mouse.up()
  expect((await strokes.boundingBox())?.x).toBeCloseTo(drawn.x + 30, -1)
  await page.getByRole('checkbox').first().uncheck()
  await page.getByRole('combobox').first().selectOption('title')
  await page.getByRole('textbox').last().fill('Two sentences.')
  await expect(page.getByText(words.report.kept)).toBeVisible()
  await expect.poll(() => puts.at(-1)?.pencil.words).toBe('Two sentences.')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: words.report.send }).click()
  await expect(page.getByText(words.report.sent).first()).toBeVisible()
  await expect(page.getByRole('button', { name: words.report.sendAgain })).toBeVisible()
  const { pencil, isSent } = puts.at(-1) ?? {}
  const [phone] = whole.pictures
  expect(isSent).toBe(true)
  expect(pencil).toMatchObject({
    marks: [
      { device: 'phone', note: 'Here!', box: { x: (phone?.width ?? 0) / 3 + 10 } },
      { device: 'desktop', note: 'And here.' },
    ],
    removed: [whole.marked[0]],
    words: 'Two sentences.',
  })
  expect(pencil?.first[0]).toBe('title')
})
