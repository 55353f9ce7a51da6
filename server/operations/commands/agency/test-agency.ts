import { randomBytes } from 'node:crypto'

import { receiveMail } from '../../../features/incoming-mail/receive-mail.ts'
import type { IncomingMail } from '../../../mail/inbox/incoming-mail.ts'
import { readSettings } from '../../../settings.ts'
import { fixture, startTestApp, test as baseTest } from '../../../test-app.ts'
import { commandEffects, CommandRefused, type CommandContext } from './command-context.ts'
import { runAgency } from './run-agency.ts'

export const START = Date.parse('2026-03-02T15:00:00Z')

const MAILBOXES = {
  MAIL_FROM: 'no-reply@agency.example',
  SALES_MAILBOX: 'sales@agency.example',
  SUPPORT_MAILBOX: 'support@agency.example',
  SITE_URL: 'https://agency.example',
}

/** A server, and commands on its store. */
export async function startTestAgency(env: Record<string, string> = {}) {
  const app = await startTestApp({ startsAt: START })
  const { db, write, dataDir, databaseUrl, now, advance } = app
  const settings = { ...readSettings({ ...MAILBOXES, ...env }), dataDir, databaseUrl }
  const cannotBeAsked = () => Promise.reject(new Error('no net'))
  const context = {
    settings,
    openStore: () => Promise.resolve({ db, write, clock: null, migrated: [] }),
    print: () => undefined,
    readText: () => Promise.resolve(''),
    ...app.given,
    dns: { texts: cannotBeAsked, takesMail: cannotBeAsked },
  }

  async function agency(parameters: readonly string[], differences: Partial<CommandContext> = {}) {
    let output = ''
    const print = (text: string) => void (output += text)
    try {
      const code = await runAgency(parameters, { ...context, print, ...differences })
      return { code, output, refusal: null }
    } catch (error) {
      if (!(error instanceof CommandRefused || error instanceof TypeError)) throw error
      return { code: 1, output, refusal: error.message }
    }
  }

  /** What the server deals with mails by. */
  const receiving = { ...commandEffects(context), write, randomBytes, wakeOutbox: () => undefined }
  return {
    app,
    db,
    write,
    dataDir,
    databaseUrl,
    now,
    settings,
    context,
    receiving,
    receive: (mail: IncomingMail) => receiveMail(mail, { isAligned: false, reason: '' }, receiving),
    agency: (...parameters: string[]) => agency(parameters),
    agencyWriting: (written: string, ...parameters: string[]) =>
      agency(parameters, { readText: () => Promise.resolve(written) }),
    agencyWith: (differences: Partial<CommandContext>, ...parameters: string[]) =>
      agency(parameters, differences),
    advance,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

export const test = baseTest.extend('staff', fixture(startTestAgency))
