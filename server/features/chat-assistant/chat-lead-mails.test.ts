import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { OTHER_ALPHABET } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import {
  languageName,
  languageOffice,
  sayHours,
  sayMoment,
  telephoneOf,
  readMailTemplates,
} from '../../mail/render/mail-templates.ts'
import { createMailRenderer } from '../../mail/render/render-mail.ts'
import { MAIL_FOLDER } from '../../test-app.ts'
import { CHAT_LEAD_MAIL_KINDS, leadNotification, leadThanks } from './chat-lead-mails.ts'

const render = createMailRenderer(readMailTemplates(MAIL_FOLDER, CHAT_LEAD_MAIL_KINDS))
const ofSettings = {
  salesMailbox: 'sales@agency.example',
  supportMailbox: 'support@agency.example',
  siteUrl: 'https://agency.example',
}
const places = { ...ofSettings, staffLanguage: 'en' } as const
const UNFILLED = /\{[a-zA-Z]+\}|zq[a-zA-Z]+qz/
const lead = {
  name: 'Canary **Name** https://canary.example',
  email: 'Canary@firma.example',
  phone: '4711 4711 47',
  questions: ['Canary **question**'],
  language: OTHER_ALPHABET,
  timestamp: '2026-03-01T22:30:00.000Z',
} as const
/** Mails use plain spaces instead of narrow and non-breaking ones. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}

const record = { id: 'the-id', createdAt: new Date('2026-03-02T10:00:00Z') }

test.each(LOCALE_CODES)('the thanks in %s are whole, and repeat nothing the visitor wrote', (language) => {
  const mail = leadThanks(render, { ...lead, language }, places)
  expect(mail).toMatchObject({ recipient: 'Canary@firma.example', autoSubmitted: 'auto-replied', language })
  expect(mail.replyTo).toEqual({ name: agency.name, address: places.salesMailbox })
  expect(mail.subject).not.toBe('')
  expect(mail.html).toContain(`<html lang="${language}">`)
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).not.toMatch(UNFILLED)
    expect(part).not.toMatch(/canary|4711/i)
  }
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(String(claims.analysisHours))
    expect(part).toContain(telephoneOf(languageOffice(language)))
    expect(plain(part)).toContain(plain(sayHours(language, languageOffice(language))))
    expect(part).toContain(places.siteUrl)
  }
})

const STAFF_VALUES = [
  ...['id', 'name', 'email', 'phone', 'questions', 'language'],
  ...['askedAt', 'receivedAt', 'dueBy', 'hours'],
]

test.each(LOCALE_CODES)('the notification in %s carries every field', (language) => {
  const values = Object.fromEntries(STAFF_VALUES.map((name) => [name, `<${name}>`]))
  const mail = render('lead-notification', language, values)
  for (const name of STAFF_VALUES) expect(mail.text).toContain(`<${name}>`)
  for (const name of STAFF_VALUES) expect(mail.html).toContain(`&lt;${name}&gt;`)
  expect(mail.subject).toContain('<name>')
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(UNFILLED)
})

test.each(LOCALE_CODES)('staff that read %s are written to in it', (staffLanguage) => {
  const mail = leadNotification(render, lead, record, { ...places, staffLanguage })
  expect(mail.language).toBe(staffLanguage)
  expect(mail.html).toContain(`<html lang="${staffLanguage}">`)
  expect(mail.text).toContain(languageName(OTHER_ALPHABET, staffLanguage))
  expect(plain(mail.text)).toContain(plain(sayMoment(record.createdAt, staffLanguage)))
})

test('without another choice the staff are written to in what the agency says they read', () => {
  expect(leadNotification(render, lead, record, ofSettings).language).toBe(agency.staffLanguage)
})

test('the notification speaks to the staff, answers to the visitor, and makes no link of their words', () => {
  const mail = leadNotification(render, lead, record, places)
  expect(mail).toMatchObject({
    recipient: places.salesMailbox,
    replyTo: { name: lead.name, address: lead.email },
    autoSubmitted: 'auto-generated',
    language: 'en',
    priority: 0,
  })
  expect(mail.text).toContain('Phone: 4711 4711 47')
  expect(mail.text).toContain(`Language: ${languageName(OTHER_ALPHABET, 'en')}`)
  expect(mail.text).toContain(`their device: ${sayMoment(new Date(lead.timestamp), 'en')}`)
  expect(mail.text).toContain(`Received: ${sayMoment(record.createdAt, 'en')}`)
  expect(mail.text).toContain(`by ${sayMoment(new Date('2026-03-03T10:00:00Z'), 'en')}`)
  expect(mail.html).not.toContain('href="https://canary.example')
  expect(mail.html).toContain('Canary **Name**')
})
