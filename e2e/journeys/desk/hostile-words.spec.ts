import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { Page } from '@playwright/test'

import { agency } from '#content/catalogue/agency.ts'

import { DATA_DIR } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openAnalysisDesk } from '../../page/analysis-desk.ts'
import { openTicket, signIn, words } from '../../page/staff-desk.ts'

/** The browser itself reports refusals, such as 401 before signing in; not those of the policy. */
test.use({ expectedComplaints: /Failed to load resource/, viewport: { width: 360, height: 740 } })

const MARK = `zq${randomUUID().slice(0, 8)}`
/** Whatever runs says so by a dialog: as markup, in an attribute, as an address, and as Markdown. */
const HOSTILE = [
  MARK,
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(2)>',
  '<script>alert(3)</script>',
  `"' autofocus onfocus=alert(4) x='`,
  '<iframe srcdoc="<script>parent.alert(5)</script>"></iframe>',
  '<style>@import "//evil.example"</style>',
  '[one](javascript:alert(6)) [two](data:text/html,<script>alert(7)</script>)',
  '![three](x" onerror="alert(8)) <javascript:alert(9)>',
  '</script><script>alert(10)</script>{{constructor.constructor("alert(11)")()}}',
].join(' ')

/** Writes the words into every column a stranger can fill, past all checks on their way in. */
function poison(email: string, isHeld: boolean): string {
  using db = new DatabaseSync(join(DATA_DIR, 'valmis.db'), { timeout: 5_000 })
  const found = db.prepare('select id, created_at as at from conversation where email = ?').get(email)
  const { id, at } = found as { id: string; at: string }
  const put = (table: string, row: Record<string, string | number | Uint8Array | null>) => {
    const names = Object.keys(row)
    const places = names.map(() => '?').join(', ')
    db.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(...Object.values(row))
  }
  const [file, url] = [randomUUID(), `javascript:alert('${MARK}')`]
  const created_at = at
  const conversation_id = id
  db.prepare(
    "update conversation set name = ?, email = ?, mailbox = ?, answer_by = '2000-01-01T00:00:00.000Z' where id = ?",
  ).run(HOSTILE, HOSTILE, MARK, id)
  db.prepare('update ticket set subject = ?, message = ?, number = ? where id = ?').run(
    HOSTILE,
    HOSTILE,
    `${MARK} ${id}`,
    id,
  )
  db.prepare(
    "update outbox set recipient = ?, subject = ?, bounce = ?, state = 'sent', bounced_at = ? where conversation_id = ?",
  ).run(HOSTILE, HOSTILE, HOSTILE, at, id)
  const order = { package: HOSTILE, add_ons: JSON.stringify([HOSTILE]), currency: 'EUR' }
  const asked = { phone: HOSTILE, url, start_time: HOSTILE, message: HOSTILE, ...order }
  put('contact_request', { id, created_at, ...asked, total_once: 1, total_monthly: 1 })
  put('chat_lead', {
    id,
    created_at,
    asked_at: at,
    phone: HOSTILE,
    questions: JSON.stringify([HOSTILE, HOSTILE]),
  })
  put('attachment', {
    id: file,
    created_at,
    conversation_id,
    name: HOSTILE,
    type: 'image/png',
    size: HOSTILE.length,
    state: 'ready',
    network: '',
  })
  put('attachment_chunk', { attachment_id: file, place: 0, bytes: Buffer.from(HOSTILE) })
  put('message', {
    id: randomUUID(),
    conversation_id,
    created_at,
    type: 'customer-reply',
    way: 'mail',
    text: HOSTILE,
    files: JSON.stringify([file]),
    sender: HOSTILE,
    original: HOSTILE,
  })
  const mail = { sender: HOSTILE, mailbox: MARK, subject: HOSTILE, reason: HOSTILE, text: HOSTILE }
  const mailId = randomUUID()
  put('incoming_mail', {
    id: mailId,
    created_at,
    hash: mailId,
    message_id: mailId,
    content_hash: mailId,
    outcome: 'waiting',
    ...mail,
  })
  if (isHeld)
    put('review', {
      record_id: id,
      kind: 'ticket',
      created_at,
      reasons: JSON.stringify([HOSTILE]),
      state: 'waiting',
    })
  return id
}

/** The words are on the page, as words: nothing was made of them, and they do not push it apart. */
async function staysWords(page: Page, where: string) {
  await expect(page.getByText(MARK).first(), where).toBeVisible()
  const made = `iframe, main script, main style, [onerror], [onload], [onfocus], [autofocus], img[src="x"],
    a[href^="javascript:" i], a[href^="data:"]`
  expect(await page.locator(made).count(), where).toBe(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, where).toBe(0)
}

test('whatever a stranger writes stays words at the desk', async ({ page, request }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const { whole } = await openAnalysisDesk(page)
  const ids = []
  for (const isHeld of [false, true]) {
    const { customerEmail } = await openTicket(request, MARK)
    ids.push(poison(customerEmail, isHeld))
  }
  const email = await signIn(page)
  await staysWords(page, 'the list')

  await page.goto(`/desk#/conversation/${ids[0]}`)
  await staysWords(page, 'a conversation')
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true
  })
  await expect(page.locator('main pre')).toContainText(MARK) // the whole mail is asked for
  await staysWords(page, 'a conversation, all of it')
  await page.getByRole('button', { name: `${words.erase}…` }).click()
  await staysWords(page, 'what would be erased')
  await page.keyboard.press('Escape')

  for (const view of ['reviews', 'mails', 'staff']) {
    await page.goto(`/desk#/${view}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    if (view === 'staff') await expect(page.getByText(email).first()).toBeVisible()
    else await staysWords(page, view)
  }

  const facts = new Set(['title', 'headline', 'names', 'number', 'host', 'declared'])
  const spoiled = JSON.stringify(whole, (key, value: unknown) => (facts.has(key) ? HOSTILE : value))
  await page.route('**/api/desk/analyses/a', (route) =>
    route.fulfill({
      json: {
        status: JSON.parse(spoiled) as typeof whole,
        language: agency.staffLanguage,
        pencil: null,
        changedAt: null,
        sentAt: null,
        conversationId: null,
      },
    }),
  )
  await page.goto('/desk#/report/a')
  await staysWords(page, 'a report')
  expect(dialogs).toEqual([])
})
