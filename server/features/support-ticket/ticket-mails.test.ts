import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { OTHER_ALPHABET } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { MAIL_KINDS } from '../../operations/mail-kinds.ts'
import {
  languageName,
  languageOffice,
  sayHours,
  sayMoment,
  telephoneOf,
  readMailTemplates,
} from '../../mail/render/mail-templates.ts'
import { createMailRenderer } from '../../mail/render/render-mail.ts'
import { MAIL_FOLDER, startTestApp } from '../../test-app.ts'
import { aTicket } from './a-ticket.ts'
import {
  categoryName,
  replyNotification,
  solvedNotification,
  ticketNotification,
  ticketConfirmation,
  ticketLinkMail,
} from './ticket-mails.ts'

const render = createMailRenderer(readMailTemplates(MAIL_FOLDER, MAIL_KINDS))
const ofSettings = {
  salesMailbox: 'sales@agency.example',
  supportMailbox: 'support@agency.example',
  siteUrl: 'https://agency.example',
}
const places = { ...ofSettings, staffLanguage: 'en' } as const
const UNFILLED = /\{[a-zA-Z]+\}|zq[a-zA-Z]+qz/
const ticket = {
  id: 'the-id',
  created_at: '2026-03-02T15:00:00.000Z',
  number: 'K7M-3QX3',
  name: 'Canary Name',
  email: 'Canary@firma.example',
  mailbox: 'canary@firma.example',
  category: 'Content Update',
  urgency: 'normal',
  subject: 'Canary subject',
  message: 'first canary line\n\nURL: https://canary.example',
  language: OTHER_ALPHABET,
  state: 'open',
  answer_by: '2026-03-04T15:00:00.000Z',
} as const
const NO_FILES = { attachments: [], areAttached: true }
const answerBy = new Date(ticket.answer_by)
const SECRET = 'q0Zx5mT1V2bK8cWn4sLr7A'

/** Mails use plain spaces instead of narrow and non-breaking ones. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}

test.each(LOCALE_CODES)(
  'the confirmation in %s is whole, and repeats nothing the customer wrote',
  (language) => {
    const mail = ticketConfirmation(render, { ...ticket, language, secret: SECRET, answerBy }, places)
    expect(mail).toMatchObject({ recipient: 'Canary@firma.example', autoSubmitted: 'auto-replied', language })
    expect(mail.replyTo?.address).toBe(places.supportMailbox)
    expect(mail.subject).toMatch(/^\[K7M-3QX3\] \S/)
    expect(mail.html).toContain(`<html lang="${language}">`)
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(UNFILLED)
      expect(part).not.toMatch(/canary/i)
    }
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`https://agency.example/${language}/ticket#${SECRET}`)
      expect(part).toContain(categoryName(ticket.category, language))
      const office = languageOffice(language)
      expect(plain(part)).toContain(plain(sayHours(language, office)))
      expect(plain(part)).toContain(plain(sayMoment(answerBy, language, office)))
      expect(part).toContain(telephoneOf(office))
      expect(part).toContain('90')
    }
  },
)

const offices = LOCALE_CODES.flatMap((language) => agency.offices.map((office) => ({ language, office })))

test.each(offices)(
  'in $language the office in $office.country promises by its own clock',
  ({ language, office }) => {
    const mail = ticketConfirmation(render, { ...ticket, language, office, secret: SECRET, answerBy }, places)
    for (const part of [mail.text, mail.html]) {
      expect(plain(part)).toContain(plain(sayMoment(answerBy, language, office)))
      expect(plain(part)).toContain(plain(sayHours(language, office)))
      if (office.telephone !== null) expect(part).toContain(office.telephone)
    }
  },
)

test.each(LOCALE_CODES)('the mail with a new link in %s is whole, and repeats nothing', (language) => {
  const mail = ticketLinkMail(render, { ...ticket, language, secret: SECRET }, places)
  expect(mail).toMatchObject({ recipient: 'Canary@firma.example', autoSubmitted: 'auto-replied', language })
  expect(mail.subject).toMatch(/^\[K7M-3QX3\] \S/)
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).not.toMatch(UNFILLED)
    expect(part).not.toMatch(/canary/i)
  }
  expect(mail.text).toContain(`https://agency.example/${language}/ticket#${SECRET}`)
})

const COMMON_VALUES = ['number', 'about', 'subject', 'category', 'name', 'email']
const STAFF_VALUES = {
  'ticket-notification': [...COMMON_VALUES, 'answerBy', 'language', 'receivedAt', 'message', 'files'],
  'ticket-reply-notification': [...COMMON_VALUES, 'answerBy', 'receivedAt', 'message', 'files'],
  'ticket-solved-notification': [...COMMON_VALUES, 'solvedAt'],
}
const staffMails = LOCALE_CODES.flatMap((language) =>
  Object.entries(STAFF_VALUES).map(([kind, names]) => ({ kind, language, names })),
)

test.each(staffMails)('the $kind in $language carries every field, and begins with the number', (row) => {
  const { kind, language, names } = row
  const mail = render(kind, language, Object.fromEntries(names.map((name) => [name, `<${name}>`])))
  for (const name of names) expect(`${mail.subject}\n${mail.text}`).toContain(`<${name}>`)
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(UNFILLED)
  // French puts a narrow space before the colon
  expect(mail.subject).toMatch(/^(?:Re: )?\[<number>\] <about>\u202f?: <subject>$/)
})

test('the notification speaks to the staff and answers to the customer', () => {
  const mail = ticketNotification(render, ticket, NO_FILES, places)
  expect(mail).toMatchObject({
    recipient: places.supportMailbox,
    replyTo: { name: 'Canary Name', address: 'Canary@firma.example' },
    autoSubmitted: 'auto-generated',
    language: 'en',
    priority: 0,
    subject: '[K7M-3QX3] Content Update: Canary subject',
  })
  expect(mail.importance).toBe('normal')
  expect(mail).not.toHaveProperty('attachments')
  expect(mail.text).toContain('    first canary line\n    \n    URL: https://canary.example')
  expect(mail.html).toContain('<a href="https://canary.example/">https://canary.example</a>')
  expect(mail.text).toContain(languageName(OTHER_ALPHABET, 'en'))
  const moment = (date: Date) => sayMoment(date, 'en')
  expect(mail.text).toContain(`Received: ${moment(new Date(ticket.created_at))}`)
  expect(mail.text).toContain(`promised by ${moment(answerBy)}`)
  expect(mail.text).toContain('Files\n\n    –\n')
})

test.each(LOCALE_CODES)('staff that read %s are written to in it', (staffLanguage) => {
  const to = { ...places, staffLanguage }
  const event = { text: 'x', at: answerBy, references: [], files: NO_FILES }
  const notification = ticketNotification(render, ticket, NO_FILES, to)
  const mails = [
    notification,
    replyNotification(render, ticket, event, to),
    solvedNotification(render, ticket, event, to),
  ]
  for (const mail of mails) {
    expect(mail.language).toBe(staffLanguage)
    expect(mail.html).toContain(`<html lang="${staffLanguage}">`)
    expect(mail.subject).toContain(categoryName(ticket.category, staffLanguage))
    expect(plain(mail.text)).toContain(plain(sayMoment(answerBy, staffLanguage)))
  }
  expect(notification.text).toContain(languageName(OTHER_ALPHABET, staffLanguage))
})

test('without another choice the staff are written to in what the agency says they read', () => {
  expect(ticketNotification(render, ticket, NO_FILES, ofSettings).language).toBe(agency.staffLanguage)
})

test('a ticket that cannot wait says so in its subject and headers, and goes before every other mail', () => {
  const urgent = { ...ticket, category: 'Site Outage', urgency: 'urgent' } as const
  const mail = ticketNotification(render, urgent, NO_FILES, places)
  expect(mail).toMatchObject({ importance: 'high', priority: -1 })
  expect(mail.subject).toBe('[K7M-3QX3] URGENT Site Outage: Canary subject')
  const reply = { text: 'x', at: answerBy, references: [], files: NO_FILES }
  expect(replyNotification(render, urgent, reply, places)).toMatchObject({
    importance: 'high',
    priority: -1,
  })
  const solved = solvedNotification(render, urgent, reply, places)
  expect(solved).toMatchObject({ importance: 'normal', priority: 0 })
})

const FILES = [
  { id: 'a', name: 'shop.png', size: 1_258_291, type: 'image/png' },
  { id: 'b', name: 'log.txt', size: 300, type: 'text/plain' },
]

test('files go with the mail, by name and size', () => {
  const mail = ticketNotification(render, ticket, { attachments: FILES, areAttached: true }, places)
  expect(mail.attachments).toEqual(['a', 'b'])
  expect(mail.text).toContain('    shop.png (1.2 MB)\n    log.txt (1 kB)\n')
})

test('files too large for an email are named as kept on the server', () => {
  const mail = ticketNotification(render, ticket, { attachments: FILES, areAttached: false }, places)
  expect(mail).not.toHaveProperty('attachments')
  expect(mail.text).toContain('    shop.png (1.2 MB): too large for an email, kept on the server\n')
})

test('whatever is typed into the fields, none of it stands in the acknowledgement', async () => {
  await using app = await startTestApp()
  const canary = 'canary https://canary.example'
  await app.postTicket(
    aTicket({
      customerName: canary,
      subject: canary,
      message: canary,
      customerEmail: 'canary@firma.example',
    }),
  )
  const [, acknowledgement] = await app.mails()
  expect(acknowledgement?.recipient).toBe('canary@firma.example')
  const { subject, text, html, reply_to, reply_to_name, sender_name } = acknowledgement ?? {}
  expect([subject, text, html, reply_to, reply_to_name, sender_name].join('\n')).not.toMatch(/canary/i)
})
