import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'

import { readSettings, SettingError } from './settings.ts'

test('without an environment everything has its default', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './var',
    smtpUrl: null,
    mailFrom: agency.mailFrom,
    supportMailbox: agency.supportMailbox,
    salesMailbox: agency.salesMailbox,
    siteUrl: 'http://localhost:3000',
    trustProxy: [],
    logLevel: 'info',
  })
})

test('values are read, blanks count as absent, and the site follows the port', () => {
  const settings = readSettings({ PORT: '8080', HOST: ' ', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1/128' })
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', siteUrl: 'http://localhost:8080' })
  expect(settings.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '::1/128'])
  expect(readSettings({ SITE_URL: 'https://www.agency.example/' }).siteUrl).toBe('https://www.agency.example')
})

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['SMTP_URL', 'mail.secret.example'],
  ['SMTP_URL', 'http://secret.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://secret.example?tls=maybe'],
  ['SMTP_URL', 'smtp://secret.example?secure=false'],
  ['MAIL_FROM', 'Secret <secret@agency.example>'],
  ['SUPPORT_MAILBOX', 'a@b.example, secret@b.example'],
  ['SALES_MAILBOX', 'secret'],
  ['SITE_URL', 'www.secret.example'],
  ['SITE_URL', 'ftp://secret.example'],
  ['SITE_URL', 'https://secret.example/path'],
  ['SITE_URL', 'https://user:secret@agency.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '127.0.0.1,,secret'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by one line that names the setting and not the value', (name, value) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(SettingError)
  expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`))
  expect(read).not.toThrow(/secret/)
})
