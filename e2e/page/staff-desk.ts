import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

import { type APIRequestContext, expect, type Page } from '@playwright/test'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'

import { aFormToken, aTicket, secretIn } from '../../server/test-posts.ts'
import { DATA_DIR, FORM_SETTINGS, PORT } from '../fixtures/server.ts'
import { anAddress, mailsAbout } from '../fixtures/store.ts'
import { deskWords } from '../../site/desk/desk-words.ts'

export const words = deskWords(messages[agency.staffLanguage])

/** Adds somebody to the staff by the terminal, and signs them in by the link of their mail; returns their address. */
export async function signIn(page: Page): Promise<string> {
  const email = `anna-${crypto.randomUUID()}@agency.example`
  const env = { ...process.env, DATA_DIR, PORT: String(PORT), SMTP_URL: '', ...FORM_SETTINGS }
  await promisify(execFile)('node', ['server/operations/commands/agency.ts', 'staff', 'add', email], { env })
  let link = ''
  await expect(async () => {
    const { toVisitor } = await mailsAbout(email)
    link = /\/desk#login=[\w-]+/.exec(toVisitor[0]?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await page.goto(link)
  await page.getByRole('button', { name: words.openDesk }).click()
  await expect(page.getByRole('button', { name: words.notNow })).toBeVisible()
  await page.getByRole('button', { name: words.notNow }).click()
  return email
}

/** Lets the last proof of who somebody is be an hour old. */
export function ageProof(email: string): void {
  const db = new DatabaseSync(join(DATA_DIR, 'valmis.db'), { timeout: 5_000 })
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  db.prepare(
    'update staff_session set confirmed_at = ? where staff_id = (select id from staff where email = ?)',
  ).run(anHourAgo, email)
  db.close()
}

/** A customer opens a ticket; returns what the desk and they find it by. */
export async function openTicket(request: APIRequestContext, subject: string) {
  const customerEmail = anAddress()
  const data = aTicket({ customerEmail, subject, language: agency.staffLanguage })
  const headers = { ...aFormToken(), 'idempotency-key': `"${crypto.randomUUID()}"` }
  const sent = await request.post('/api/tickets', { data, headers })
  expect(sent.status()).toBe(201)
  let secret = ''
  await expect(async () => {
    const { toVisitor } = await mailsAbout(customerEmail)
    secret = secretIn({ text: toVisitor[0]?.text ?? '' })
    expect(secret).not.toBe('')
  }).toPass()
  return { customerEmail, statusPage: `/${agency.staffLanguage}/ticket#${secret}` }
}

/** Signs somebody in, and opens a new ticket at the desk; returns its subject. */
export async function openNewTicket(page: Page): Promise<string> {
  const subject = `Oven ${crypto.randomUUID().slice(0, 8)}`
  await openTicket(page.request, subject)
  await signIn(page)
  await openConversation(page, subject)
  return subject
}

/** Opens a conversation by the search: the list may be long, and only the rows in the window are there. */
export async function openConversation(page: Page, subject: string): Promise<void> {
  await page.getByRole('searchbox', { name: words.search }).fill(subject)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.locator('#desk-answer')).toBeVisible()
}
