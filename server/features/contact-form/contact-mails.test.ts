import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import {
  readMailTemplates,
  languageName,
  languageOffice,
  sayMoment,
  telephoneOf,
} from '../../mail/render/mail-templates.ts'
import { createMailRenderer } from '../../mail/render/render-mail.ts'
import { MAIL_FOLDER } from '../../test-app.ts'
import { CONTACT_MAIL_KINDS, contactConfirmation, contactNotification } from './contact-mails.ts'

const render = createMailRenderer(readMailTemplates(MAIL_FOLDER, CONTACT_MAIL_KINDS))
const OPENING_HOURS = new RegExp(`${agency.openingHours.from}.*${agency.openingHours.to}`)
const ofSettings = {
  salesMailbox: 'sales@agency.example',
  supportMailbox: 'support@agency.example',
  siteUrl: 'https://agency.example',
}
const places = { ...ofSettings, staffLanguage: 'en' } as const
const request = {
  name: 'Canary Name',
  email: 'canary@example.com',
  message: 'first canary line\nsecond canary line',
  phone: '',
  url: 'https://canary.example',
  startTime: 'this-week',
  language: OTHER_ALPHABET,
  order: null,
} as const
const record = { id: 'the-id', createdAt: new Date('2026-03-02T10:00:00Z') }

test.each(LOCALE_CODES)(
  'the confirmation in %s is whole, and repeats nothing the visitor wrote',
  (language) => {
    const mail = contactConfirmation(render, { ...request, language }, places)
    expect(mail).toMatchObject({ recipient: request.email, autoSubmitted: 'auto-replied', language })
    expect(mail.replyTo?.address).toBe(places.salesMailbox)
    expect(mail.subject).not.toBe('')
    expect(mail.html).toContain(`<html lang="${language}">`)
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/\{[a-zA-Z]+\}|zq[a-zA-Z]+qz/)
      expect(part).not.toMatch(/canary/i)
    }
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(String(claims.analysisHours))
      expect(part).toContain(telephoneOf(languageOffice(language)))
      expect(part).toMatch(OPENING_HOURS)
      expect(part).toContain(places.siteUrl)
    }
  },
)

test.each(LOCALE_CODES)('the notification in %s carries every field', (language) => {
  const visitor = ['name', 'email', 'phone', 'url', 'startTime', 'language', 'message']
  const values = ['id', 'receivedAt', 'dueBy', 'hours', ...visitor]
  const mail = render(
    'contact-notification',
    language,
    Object.fromEntries(values.map((name) => [name, `<${name}>`])),
  )
  for (const name of values) expect(mail.text).toContain(`<${name}>`)
  for (const name of values) expect(mail.html).toContain(`&lt;${name}&gt;`)
  expect(mail.subject).not.toMatch(/\{[a-zA-Z]+\}|zq[a-zA-Z]+qz/)
})

const ORDER = {
  package: packages[0].id,
  addOns: ['booking', 'hosting'],
  currency: 'CAD',
  once: 852,
  monthly: 38,
} as const

test.each(LOCALE_CODES)('an order is told with its sums to visitor and staff in %s', (language) => {
  const ordered = { ...request, language, order: ORDER }
  const { pricing } = messages[language]
  const mails = [
    contactConfirmation(render, ordered, places),
    contactNotification(render, ordered, record, { ...places, staffLanguage: language }),
  ]
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-notification'])
  for (const { text, html, subject } of mails) {
    const items = `${packages[0].name}, ${pricing.booking}, ${pricing.hosting}`
    expect(text).toContain(items.replace(/\s/g, ' '))
    expect(text.replace(/[^\d,.$]/g, '')).toMatch(/852.*38/)
    expect(text).toContain(pricing.perMonth)
    for (const part of [text, html, subject]) expect(part).not.toMatch(/\{[a-zA-Z]+\}|zq[a-zA-Z]+qz/)
  }
  expect(mails[0]?.text).not.toMatch(/canary/i)
  expect(mails[1]?.text).toContain('second canary line')
})

test.each(LOCALE_CODES)('staff that read %s are written to in it', (staffLanguage) => {
  const mail = contactNotification(render, request, record, { ...places, staffLanguage })
  expect(mail.language).toBe(staffLanguage)
  expect(mail.html).toContain(`<html lang="${staffLanguage}">`)
  expect(mail.text).toContain(messages[staffLanguage].contactForm.startThisWeek)
  expect(mail.text).toContain(languageName(OTHER_ALPHABET, staffLanguage))
})

test('without another choice the staff are written to in what the agency says they read', () => {
  expect(contactNotification(render, request, record, ofSettings).language).toBe(agency.staffLanguage)
})

test('the notification speaks to the staff and answers to the visitor', () => {
  const mail = contactNotification(render, request, record, places)
  expect(mail).toMatchObject({
    recipient: places.salesMailbox,
    replyTo: { name: 'Canary Name', address: 'canary@example.com' },
    autoSubmitted: 'auto-generated',
    language: 'en',
    priority: 0,
  })
  expect(mail.text).toContain('    first canary line\n    second canary line')
  expect(mail.text).toContain('Website: https://canary.example')
  expect(mail.html).not.toContain('href="https://canary.example')
  expect(mail.text).toContain('Phone: –')
  expect(mail.text).toContain('This week')
  expect(mail.text).toContain(languageName(OTHER_ALPHABET, 'en'))
  expect(mail.text).toContain(sayMoment(record.createdAt, 'en'))
  expect(mail.text).toContain(sayMoment(new Date('2026-03-03T10:00:00Z'), 'en'))
})
