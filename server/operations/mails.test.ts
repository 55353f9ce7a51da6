import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET } from '#domain/language/a-locale.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { placeholdersOf } from '#domain/language/message-text.ts'

import { leadNotification, leadThanks } from '../features/chat-assistant/chat-lead-mails.ts'
import { contactConfirmation, contactNotification } from '../features/contact-form/contact-mails.ts'
import * as ticketMails from '../features/support-ticket/ticket-mails.ts'
import * as words from '../mail/render/addressed-mail.ts'
import type { Mail } from '../mail/outgoing-mail.ts'
import { createMailRenderer, readMailTemplates } from '../mail/render/render-mail.ts'
import { MAIL_FOLDER } from '../test-app.ts'
import { MAIL_KINDS } from './mail-kinds.ts'

const templates = readMailTemplates(MAIL_FOLDER, MAIL_KINDS)
const render = createMailRenderer(templates)
const ofSettings = {
  salesMailbox: 'sales@agency.example',
  supportMailbox: 'support@agency.example',
  siteUrl: 'https://agency.example',
}
const places = { ...ofSettings, staffLanguage: 'en' } as const
const writing = { renderMail: render, places }
const UNFILLED = /\{[a-zA-Z]+\}|zq[a-zA-Z]+qz/
const SECRET = 'q0Zx5mT1V2bK8cWn4sLr7A'
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
  kind: 'ticket',
  changed_at: '2026-03-02T15:00:00.000Z',
  assignee: '',
  customer_token: null,
  staff_token: null,
  snoozed_until: null,
  merged_into: null,
  first_answer_at: null,
  first_promise: null,
} as const
const answerBy = new Date(ticket.answer_by)
const lead = {
  name: 'Canary **Name** https://canary.example',
  email: 'Canary@firma.example',
  phone: '4711 4711 47',
  questions: ['Canary **question**'],
  language: OTHER_ALPHABET,
  timestamp: '2026-03-01T22:30:00.000Z',
} as const
const request = {
  name: 'Canary Name',
  email: 'Canary@firma.example',
  message: 'first canary line\nsecond canary line',
  phone: '',
  url: 'https://canary.example',
  startTime: 'this-week',
  language: OTHER_ALPHABET,
  order: null,
} as const
const ORDER = {
  package: packages[0].id,
  addOns: ['booking', 'hosting'],
  currency: 'CAD',
  once: 852,
  monthly: 38,
} as const
const record = { id: 'the-id', createdAt: new Date('2026-03-02T10:00:00Z') }

/** Mails use plain spaces instead of narrow and non-breaking ones. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}

const kinds = MAIL_KINDS.flatMap((kind) => LOCALE_CODES.map((language) => ({ kind, language })))

test.each(kinds)('the $kind in $language carries what it carries in English', ({ kind, language }) => {
  const namedIn = ({ subject = '', markdown = '' } = {}) => placeholdersOf(subject + markdown)
  const names = namedIn(templates.get(kind)?.en)
  expect(namedIn(templates.get(kind)?.[language])).toEqual(names)
  const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
  const mail = render(kind, language, values)
  for (const value of Object.values(values)) expect(`${mail.subject}\n${mail.text}`).toContain(value)
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/zq[a-zA-Z]+qz/)
  expect(mail.html).toContain(`<html lang="${language}">`)
})

/** What the staff need to answer. */
const FIELDS = {
  'contact-notification': 'id receivedAt dueBy hours name email phone url startTime language message',
  'order-notification': 'id receivedAt name email phone url startTime language message items once monthly',
  'lead-notification': 'id name email phone questions language askedAt receivedAt dueBy hours',
  'ticket-notification':
    'number about subject category name email answerBy language receivedAt message files',
  'reply-notification': 'subject name email sender answerBy receivedAt message files',
  'solved-notification': 'subject name email solvedAt',
  'answer-copy': 'subject staff name email message files',
}

test.each(Object.entries(FIELDS))('the %s tells the staff all they need', (kind, fields) => {
  const { subject = '', markdown = '' } = templates.get(kind)?.en ?? {}
  for (const field of fields.split(' ')) expect(subject + markdown).toContain(`{${field}}`)
})

function answeringOffice(language: Locale) {
  const offices = [words.languageOffice(language), ...agency.offices] as const
  return offices.find(({ telephone }) => telephone !== null) ?? offices[0]
}

const TO_VISITORS: Record<string, (language: Locale) => [mail: Mail, mailbox: string, says: string[]]> = {
  'contact-confirmation': (language) => [
    contactConfirmation(writing, { ...request, language, secret: SECRET }),
    places.salesMailbox,
    [String(claims.analysisHours), words.sayHours(language, answeringOffice(language)), places.siteUrl],
  ],
  'lead-thanks': (language) => [
    leadThanks(writing, { ...lead, language, secret: SECRET }),
    places.salesMailbox,
    [String(claims.analysisHours), words.sayHours(language, words.languageOffice(language)), places.siteUrl],
  ],
  'ticket-confirmation': (language) => [
    ticketMails.ticketConfirmation(writing, { ...ticket, language, secret: SECRET, answerBy }),
    places.supportMailbox,
    [
      `${places.siteUrl}/${language}/ticket#${SECRET}`,
      ticketMails.categoryName(ticket.category, language),
      words.sayHours(language, words.languageOffice(language)),
      words.sayMoment(answerBy, language, words.languageOffice(language)),
      '90',
    ],
  ],
  'ticket-link': (language) => [
    ticketMails.ticketLinkMail(writing, { ...ticket, language, secret: SECRET }),
    places.supportMailbox,
    [`${places.siteUrl}/${language}/ticket#${SECRET}`],
  ],
}

test.each(kinds.filter(({ kind }) => kind in TO_VISITORS))(
  'the $kind in $language is whole, and repeats nothing the visitor wrote',
  ({ kind, language }) => {
    const [mail, mailbox, says] = TO_VISITORS[kind]?.(language) ?? [null, '', []]
    expect(mail).toMatchObject({
      kind,
      recipient: 'Canary@firma.example',
      autoSubmitted: 'auto-replied',
      language,
    })
    expect(mail?.replyTo).toEqual({ name: agency.name, address: mailbox })
    expect(mail?.subject).toMatch(kind.startsWith('ticket') ? /^\[K7M-3QX3\] \S/ : /\S/)
    for (const part of [mail?.subject, mail?.text, mail?.html])
      for (const never of [UNFILLED, /canary|4711/i]) expect(part).not.toMatch(never)
    const telephone = kind === 'ticket-link' ? '' : words.telephoneOf(words.languageOffice(language))
    for (const part of [mail?.text ?? '', mail?.html ?? ''])
      for (const said of [...says, telephone]) expect(plain(part)).toContain(plain(said))
  },
)

const offices = LOCALE_CODES.flatMap((language) => agency.offices.map((office) => ({ language, office })))

test.each(offices)('in $language $office.country promises by its own clock', ({ language, office }) => {
  const promised = { ...ticket, language, office, secret: SECRET, answerBy }
  const mail = ticketMails.ticketConfirmation(writing, promised)
  for (const part of [mail.text, mail.html]) {
    expect(plain(part)).toContain(plain(words.sayMoment(answerBy, language, office)))
    expect(plain(part)).toContain(plain(words.sayHours(language, office)))
    if (office.telephone !== null) expect(part).toContain(office.telephone)
  }
})

test.each(LOCALE_CODES)('an order is told with its sums to visitor and staff in %s', (language) => {
  const ordered = { ...request, language, order: ORDER }
  const { pricing } = messages[language]
  const mails = [
    contactConfirmation(writing, { ...ordered, secret: SECRET }),
    contactNotification({ ...writing, places: { ...places, staffLanguage: language } }, ordered, record),
  ]
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-notification'])
  for (const { text, html, subject } of mails) {
    const items = `${packages[0].name}, ${pricing.booking}, ${pricing.hosting}`
    expect(text).toContain(plain(items))
    expect(text.replace(/[^\d,.$]/g, '')).toMatch(/852.*38/)
    expect(text).toContain(pricing.perMonth)
    for (const part of [text, html, subject]) expect(part).not.toMatch(UNFILLED)
  }
  expect(mails[0]?.text).not.toMatch(/canary/i)
  expect(mails[1]?.text).toContain('second canary line')
})

const toStaff = (to: typeof ofSettings & { staffLanguage?: Locale }) => [
  contactNotification({ ...writing, places: to }, request, record),
  leadNotification({ ...writing, places: to }, lead, record),
  ticketMails.ticketNotification({ ...writing, places: to }, ticket, []),
]

test.each(LOCALE_CODES)('staff that read %s are written to in it', (staffLanguage) => {
  const mails = toStaff({ ...places, staffLanguage })
  for (const mail of mails) expect(mail.language).toBe(staffLanguage)
  for (const { text } of mails.slice(0, 3))
    expect(text).toContain(words.languageName(OTHER_ALPHABET, staffLanguage))
  for (const { text } of mails.slice(0, 2))
    expect(plain(text)).toContain(plain(words.sayMoment(record.createdAt, staffLanguage)))
  expect(mails[0]?.text).toContain(messages[staffLanguage].contactForm.startThisWeek)
  for (const mail of mails.slice(2)) {
    expect(plain(mail.text)).toContain(plain(words.sayMoment(answerBy, staffLanguage)))
    // French puts a narrow space before the colon.
    const about = ticketMails.categoryName(ticket.category, staffLanguage)
    expect(mail.subject.replace(/^Re: /, '').replace('\u202f', '')).toBe(
      `[K7M-3QX3] ${about}: Canary subject`,
    )
  }
})

test('the staff are written to in what the agency says they read, and answer to the visitor', () => {
  for (const mail of toStaff(ofSettings)) {
    expect(mail.language).toBe(agency.staffLanguage)
    expect(mail).toMatchObject({
      autoSubmitted: 'auto-generated',
      priority: 0,
      replyTo: { address: 'Canary@firma.example' },
    })
    expect(mail.recipient).toBe(mail.kind.startsWith('ticket') ? places.supportMailbox : places.salesMailbox)
  }
})

test('a request is told in plain words, and no word of it becomes a link', () => {
  const { text, html } = contactNotification(writing, request, record)
  expect(text).toContain('    first canary line\n    second canary line')
  for (const line of ['Website: https://canary.example', 'Phone: –', 'This week'])
    expect(text).toContain(line)
  expect(text).toContain(words.sayMoment(new Date('2026-03-03T10:00:00Z'), 'en'))
  expect(html).not.toContain('href="https://canary.example')
})

test('a lead is told with its moments, and no word of it becomes a link', () => {
  const { text, html } = leadNotification(writing, lead, record)
  expect(text).toContain('Phone: 4711 4711 47')
  expect(text).toContain(`device’s clock: ${words.sayMoment(new Date(lead.timestamp), 'en')}`)
  expect(text).toContain(`Received: ${words.sayMoment(record.createdAt, 'en')}`)
  expect(text).toContain(`by ${words.sayMoment(new Date('2026-03-03T10:00:00Z'), 'en')}`)
  expect(html).not.toContain('href="https://canary.example')
  expect(html).toContain('Canary **Name**')
})

test('a ticket is told with its moments and its Markdown', () => {
  const mail = ticketMails.ticketNotification(writing, ticket, [])
  expect(mail).toMatchObject({ importance: 'normal', subject: '[K7M-3QX3] Content Update: Canary subject' })
  expect(mail).not.toHaveProperty('attachments')
  expect(mail.text).toContain('    first canary line\n    \n    URL: https://canary.example')
  expect(mail.html).toContain('<a href="https://canary.example/">https://canary.example</a>')
  expect(mail.text).toContain(`Received: ${words.sayMoment(new Date(ticket.created_at), 'en')}`)
  expect(mail.text).toContain(`promised an answer by ${words.sayMoment(answerBy, 'en')}`)
  expect(mail.text).toContain('Files\n\n    –\n')
})

test('a ticket that cannot wait says so in its subject and headers, and goes before every other mail', () => {
  const urgent = { ...ticket, category: 'Site Outage', urgency: 'urgent' } as const
  const first = { importance: 'high', priority: -1 }
  const mail = ticketMails.ticketNotification(writing, urgent, [])
  expect(mail).toMatchObject({ ...first, subject: '[K7M-3QX3] URGENT Site Outage: Canary subject' })
})

test('files go with the mail by name and size, or are named as kept on the server', () => {
  const shop = { id: 'a', name: 'shop.png', type: 'image/png' }
  const log = { id: 'b', name: 'log.txt', size: 300, type: 'text/plain' }
  const mailOf = (areSmall: boolean) => {
    const size = areSmall ? 1_258_291 : 19_000_000
    return ticketMails.ticketNotification(writing, ticket, [{ ...shop, size }, log])
  }
  expect(mailOf(true).attachments).toEqual(['a', 'b'])
  expect(mailOf(true).text).toContain('    shop.png (1.2 MB)\n    log.txt (1 kB)\n')
  expect(mailOf(false)).not.toHaveProperty('attachments')
  expect(mailOf(false).text).toContain('    shop.png (18.1 MB): too big for an email, kept on the server\n')
})
