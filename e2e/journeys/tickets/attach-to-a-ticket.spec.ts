import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { CAPTIVE_PORTAL, holdRequests, refuse } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ticketStandIn } from '../../fixtures/ticket-api.ts'
import { fillTicketForm, openTicketForm } from '../../page/ticket-dialog.ts'
import { chooseFiles, dropFiles, note, picture } from '../../page/ticket-files.ts'

test.use({ expectedComplaints: /Failed to (?:load resource|submit ticket)/ })

for (const locale of distinct('en', THIRD)) {
  const words = messages[locale].supportTicket

  test(`files go along with the ticket in ${locale}, and one that was removed does not`, async ({ page }) => {
    const api = await ticketStandIn(page)
    const ticket = await fillTicketForm(page, locale)
    await expect(ticket.addAttachment).toHaveAccessibleDescription(/PNG, JPEG, WebP, PDF, TXT.*10/)
    const picker = page.waitForEvent('filechooser')
    await ticket.addAttachment.click()
    await (await picker).setFiles([picture('shop.png'), note('log.txt'), picture('other.png')])
    await expect(ticket.files).toHaveCount(3)
    await expect(
      ticket.dialog.getByText(fillPlaceholders(words.uploaded, { name: 'other.png' })),
    ).toBeAttached()
    await ticket.dialog
      .getByRole('button', { name: fillPlaceholders(words.removeFile, { name: 'log.txt' }) })
      .click()
    await expect(ticket.files).toHaveCount(2)
    await expect(ticket.addAttachment).toBeFocused()
    await expect.poll(() => api.removed.length).toBe(1)
    await ticket.submit.click()
    await expect(ticket.dialogToast).toContainText(words.success)
    expect([...api.uploads].sort()).toEqual(['log.txt', 'other.png', 'shop.png'])
    const [sent] = api.tickets
    expect(sent?.['attachments']).toHaveLength(2)
    expect(api.removed[0]).not.toContain((sent?.['attachments'] as string[])[0])
    expect(api.removed).toHaveLength(1) // the ticket owns those files now
  })

  test(`what cannot be taken is refused by name in ${locale} before it is sent`, async ({ page }) => {
    const api = await ticketStandIn(page)
    const ticket = await openTicketForm(page, locale)
    await chooseFiles(ticket.dialog, [
      { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      note('empty.txt', 0),
      ...Array.from({ length: 6 }, (_, index) => note(`${index}.txt`)),
    ])
    for (const sentence of [
      fillPlaceholders(words.fileTypeRefused, { name: 'drawing.svg' }),
      fillPlaceholders(words.fileEmpty, { name: 'empty.txt' }),
      fillPlaceholders(words.tooManyFiles, { name: '5.txt', count: 5 }),
    ]) {
      await expect(ticket.dialog.locator('p:not([role])').getByText(sentence)).toBeVisible()
    }
    await expect(ticket.files).toHaveCount(5)
    await expect.poll(() => api.uploads.length).toBe(5)
  })
}

test('files too large, alone or together, are refused by name', async ({ page }) => {
  await ticketStandIn(page)
  const { dialog, files } = await openTicketForm(page, 'en')
  const MB = 1024 * 1024
  // Made in the page: the driver would transfer each byte as text.
  await dropFiles(dialog, [
    { name: 'large.txt', type: 'text/plain', bytes: 10 * MB + 1 },
    { name: 'one.txt', type: 'text/plain', bytes: 10 * MB },
    { name: 'two.txt', type: 'text/plain', bytes: 10 * MB },
    { name: 'last.txt', type: 'text/plain', bytes: 1 },
  ])
  await expect(dialog.getByText('large.txt is too big: the limit is 10 MB per file.').first()).toBeVisible()
  await expect(
    dialog.getByText('last.txt doesn’t fit: the limit for all files is 20 MB.').first(),
  ).toBeVisible()
  await expect(files).toHaveCount(2)
})

test('files are dropped onto the form, and pictures pasted', async ({ page }) => {
  const api = await ticketStandIn(page)
  const { dialog, description, files } = await openTicketForm(page, 'en')
  await dropFiles(dialog, [{ name: 'dropped.pdf', type: 'application/pdf', bytes: 9 }])
  await expect(files).toContainText(['dropped.pdf'])
  await description.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(files).toContainText(['dropped.pdf', 'image.png'])
  await expect.poll(() => api.uploads).toEqual(['dropped.pdf', 'image.png'])
})

test('a file dropped beside the form does not take the page away', async ({ page }) => {
  const { dialog, files } = await openTicketForm(page, 'en')
  const isStopped = await dialog.getByRole('heading').evaluate((title) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'shop.png', { type: 'image/png' }))
    return ['dragover', 'drop'].map(
      (type) => !title.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    )
  })
  expect(isStopped).toEqual([true, true])
  await expect(files).toHaveCount(0)
})

test('text that is pasted stays text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { description, files } = await openTicketForm(page, 'en')
  await page.evaluate(() => navigator.clipboard.writeText('some words'))
  await description.press('Control+v')
  await expect(description).toHaveValue('some words')
  await expect(files).toHaveCount(0)
})

test('at most two files are under way, and the ticket waits for the last of them', async ({ page }) => {
  const api = await ticketStandIn(page)
  const releases: (() => void)[] = []
  await page.route('/api/attachments', async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    await route.fallback()
  })
  const ticket = await fillTicketForm(page, 'en')
  await chooseFiles(ticket.dialog, [picture('1.png'), picture('2.png'), picture('3.png')])
  await expect.poll(() => releases.length).toBe(2)
  await expect(ticket.dialog.getByRole('progressbar')).toHaveCount(3)
  await ticket.submit.click()
  await ticket.dialog.getByRole('button', { name: 'Sending…' }).press('Enter') // again: still one ticket
  await expect(ticket.dialog.getByText(messages.en.supportTicket.filesUnderWay)).toBeVisible()
  await expect(ticket.subject).toBeEditable()
  releases[0]?.()
  await expect.poll(() => releases.length).toBe(3)
  expect(api.tickets).toEqual([])
  releases[1]?.()
  releases[2]?.()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.tickets).toHaveLength(1)
  expect(api.tickets[0]?.['attachments']).toHaveLength(3)
})

test('closed while it waits for its files, a form comes back with them unsent', async ({ page }) => {
  const api = await ticketStandIn(page)
  const release = await holdRequests(page, '/api/attachments')
  const ticket = await fillTicketForm(page, 'en')
  await chooseFiles(ticket.dialog, [picture('shop.png')])
  await ticket.submit.click()
  await page.keyboard.press('Escape')
  release()
  await ticket.pageToast.getByRole('button', { name: 'Undo' }).click()
  await expect(ticket.files).toContainText(['shop.png'])
  await expect(ticket.dialog.getByRole('progressbar')).toHaveCount(0)
  expect(api.tickets).toEqual([])
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.tickets[0]?.['attachments']).toHaveLength(1)
})

test('files of a form closed for good are taken back from the server', async ({ page }) => {
  const api = await ticketStandIn(page)
  const ticket = await openTicketForm(page, 'en')
  await ticket.subject.fill('x')
  await chooseFiles(ticket.dialog, [picture('shop.png')])
  await expect(ticket.dialog.getByText('shop.png is attached')).toBeAttached()
  await page.keyboard.press('Escape')
  expect(api.removed).toEqual([])
  await ticket.pageToast.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => api.removed.length).toBe(1)
})

test('attached files survive a reload', async ({ page }) => {
  const api = await ticketStandIn(page)
  const ticket = await fillTicketForm(page, 'en')
  await chooseFiles(ticket.dialog, [picture('shop.png')])
  await expect(ticket.dialog.getByText('shop.png is attached')).toBeAttached()
  await page.reload()
  await ticket.openForm()
  await expect(ticket.files).toContainText(['shop.png'])
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.tickets[0]?.['attachments']).toHaveLength(1)
})

test('a file that does not get through keeps the ticket back until it does', async ({ page }) => {
  const api = await ticketStandIn(page)
  const troubles = [
    { ...CAPTIVE_PORTAL, status: 201 },
    { status: 502, body: '<h1>Bad Gateway</h1>' },
  ]
  await page.route('/api/attachments', (route) => route.fulfill(troubles.pop() ?? {}), {
    times: 2,
  })
  const ticket = await fillTicketForm(page, 'en')
  await chooseFiles(ticket.dialog, [picture('shop.png')])
  const sentence = 'shop.png didn’t go through. Please try again.'
  await expect(ticket.files.getByText(sentence)).toBeVisible()
  await ticket.submit.click()
  await expect(ticket.error.getByRole('listitem')).toHaveText([sentence])
  await ticket.okay.click()
  expect(api.tickets).toEqual([])
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.tickets).toHaveLength(1)
  await ticket.done.click()
  await expect(ticket.dialog).toBeHidden()
})

test('what the server finds in a file is said, and it leaves the list', async ({ page }) => {
  await page.route('/api/attachments', (route) =>
    route.fulfill({
      status: 400,
      json: { message: 'No.', problems: [{ field: 'file', code: 'type-refused', message: 'No.' }] },
    }),
  )
  const { dialog, files } = await openTicketForm(page, 'en')
  await chooseFiles(dialog, [picture('disguised.png')])
  await expect(dialog.getByText('disguised.png is the wrong type.').first()).toBeVisible()
  await expect(files).toHaveCount(0)
})

test('files the server no longer has are sent again', async ({ page }) => {
  const api = await ticketStandIn(page)
  const problems = [{ field: 'attachments', code: 'files-gone', message: 'A file was no longer there.' }]
  await page.route('/api/tickets', (route) => refuse(route, 400, undefined, problems), { times: 1 })
  const ticket = await fillTicketForm(page, 'en')
  await chooseFiles(ticket.dialog, [picture('shop.png')])
  await ticket.submit.click()
  await ticket.okay.click()
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText('Your ticket has been created.')
  expect(api.uploads).toEqual(['shop.png', 'shop.png'])
})
