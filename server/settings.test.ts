import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { NOT_MEASURED } from '#domain/analytics/measuring.ts'

import { packModules } from '../tools/build-server.ts'
import * as written from './settings.ts'
import { testFolder } from './test-app.ts'

/** `npm start` runs the packed server: the bundler must not have dropped a check that seemed unused. */
async function packedSettings(): Promise<typeof written> {
  await using folder = testFolder()
  await packModules(['server/settings.ts'], folder.path)
  return (await import(/* @vite-ignore */ join(folder.path, 'settings.js'))) as typeof written
}

describe.each([
  ['as written', written],
  ['as packed', await packedSettings()],
])('settings %s', (_, { readSettings, SettingError }) => {
  test('without an environment everything has its default', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      metricsPort: null,
      metricsHost: '127.0.0.1',
      dataDir: './var',
      databaseUrl: null,
      smtpUrl: null,
      mailFrom: agency.mailFrom,
      supportMailbox: agency.supportMailbox,
      salesMailbox: agency.salesMailbox,
      imap: null,
      replies: { domain: null, plusAddressing: false },
      staff: [],
      siteUrl: 'http://localhost:3000',
      trustProxy: [],
      rateLimits: true,
      hsts: 'subdomains',
      logLevel: 'info',
      formSecret: null,
      acknowledgementsAnHour: 200,
      retention: { ticketMonths: 24, leadMonths: 12, consentMonths: 49, reviewDays: 30 },
      analysis: { where: 'here', sandbox: true, atOnce: 1, skipHosts: [], hosts: new Map() },
      desk: { isOn: true, networks: [], port: null, host: '127.0.0.1', openId: null },
      measuring: NOT_MEASURED,
    })
  })

  test('values are read, blanks count as absent, and the site follows the port', () => {
    const settings = readSettings({ PORT: '8080', HOST: ' ', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1/128' })
    expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', siteUrl: 'http://localhost:8080' })
    expect(settings.trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8', '::1/128'])
    expect(readSettings({ SITE_URL: 'https://www.agency.example/' }).siteUrl).toBe(
      'https://www.agency.example',
    )
  })

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('limits may be off at %s', (HOST) => {
    expect(readSettings({ HOST, RATE_LIMITS: 'off' }).rateLimits).toBe(false)
    const opened = readSettings({
      HOST,
      ANALYSIS_HOSTS: 'shop.test=127.0.0.1:8080',
      ANALYSIS_SANDBOX: 'off',
    })
    expect(opened.analysis.hosts.get('shop.test')).toEqual({ address: '127.0.0.1', port: 8080 })
  })

  test.each(['0.0.0.0', '::', '192.0.2.1', '127.evil.example', 'agency.example'])(
    'limits stay on where others reach %s',
    (HOST) => {
      const read = () => readSettings({ HOST, RATE_LIMITS: 'off' })
      expect(read).toThrow(SettingError)
      expect(read).toThrow(/^RATE_LIMITS must be on unless HOST [^\n]+$/)
      for (const [name, value] of [
        ['ANALYSIS_SANDBOX', 'off'],
        ['ANALYSIS_HOSTS', 'shop.test=127.0.0.1:8080'],
      ] as const)
        expect(() => readSettings({ HOST, [name]: value })).toThrow(new RegExp(`^${name} .*HOST`))
      expect(readSettings({ HOST }).rateLimits).toBe(true)
    },
  )

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['METRICS_PORT', 'on'],
    ['RETENTION_TICKETS_MONTHS', '0'],
    ['RETENTION_LEADS_MONTHS', 'never'],
    ['PORT', '3e3'],
    ['SMTP_URL', 'mail.secret.example'],
    ['SMTP_URL', 'http://secret.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://secret.example?tls=maybe'],
    ['SMTP_URL', 'smtp://secret.example?secure=false'],
    ['SMTP_URL', 'smtp://user:secret%@mail.example'],
    ['SMTP_URL', 'smtp://us%er:secret@mail.example'],
    ['DATABASE_URL', 'secret'],
    ['DATABASE_URL', 'mysql://secret:secret@localhost/valmis'],
    ['DATABASE_URL', 'postgres://localhost/secret'],
    ['DATABASE_URL', 'postgres://secret@localhost'],
    ['DATABASE_URL', 'postgres:///secret'],
    ['DATABASE_URL', 'postgres://user:secret%@localhost/valmis'],
    ['DATABASE_URL', 'postgres://us%er:secret@localhost/valmis'],
    ['DATABASE_URL', 'postgres://user:secret@localhost/val%mis'],
    ['DATABASE_URL', 'postgres://user:secret@localhost/valmis?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://user:secret@localhost/valmis?options=-csecret'],
    ['MAIL_FROM', 'Secret <secret@agency.example>'],
    ['SUPPORT_MAILBOX', 'a@b.example, secret@b.example'],
    ['SALES_MAILBOX', 'secret'],
    ['IMAP_URL', 'imaps://mail.secret.example'],
    ['IMAP_URL', 'imaps://user@mail.secret.example'],
    ['IMAP_URL', 'imap://user:secret@mail.example'],
    ['IMAP_URL', 'imap://user:secret@127.0.0.1.example'],
    ['IMAP_URL', 'imaps://user:secret@mail.example/INBOX'],
    ['IMAP_URL', 'imaps://user:secret@mail.example?tls=no'],
    ['IMAP_URL', 'imaps://user:sec%ret@mail.example'],
    ['IMAP_URL', 'https://user:secret@mail.example'],
    ['IMAP_TRUSTED_HOST', 'mx secret'],
    ['REPLY_DOMAIN', 'secret'],
    ['REPLY_DOMAIN', 'a@secret.example'],
    ['PLUS_ADDRESSING', 'secret'],
    ['STAFF', 'anna@agency.example, secret'],
    ['STAFF', 'anna@agency.example,'],
    ['STAFF', 'Anna <secret@agency.example>'],
    ['SITE_URL', 'www.secret.example'],
    ['SITE_URL', 'ftp://secret.example'],
    ['SITE_URL', 'https://secret.example/path'],
    ['SITE_URL', 'https://user:secret@agency.example'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1,,secret'],
    ['RATE_LIMITS', 'maybe'],
    ['ANALYSIS', 'secret'],
    ['ANALYSIS_SANDBOX', 'secret'],
    ['ANALYSIS_AT_ONCE', '0'],
    ['ANALYSIS_SKIP_HOSTS', 'a.example, secret/'],
    ['ANALYSIS_HOSTS', 'secret.test=10.0.0.1:80'],
    ['HSTS', 'on'],
    ['FORM_SECRET', 'secret of less than 32 signs'],
    ['ACKNOWLEDGEMENTS_AN_HOUR', '0'],
    ['ACKNOWLEDGEMENTS_AN_HOUR', 'secret'],
    ['RETENTION_REVIEW_DAYS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['MEASUREMENT_ID', 'UA-12345-1'],
    ['MEASUREMENT_ID', 'G-SECRET&x=1'],
    ['GOOGLE_ADS_ID', 'AW-secret'],
    ['FACEBOOK_PIXEL_ID', 'secret'],
    ['MATOMO_URL', 'http://secret.example/'],
    ['MATOMO_URL', 'https://secret.example/?a'],
    ['MATOMO_SITE_ID', 'secret'],
  ])('%s=%s is refused by one line that names the setting and not the value', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingError)
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`))
    expect(read).not.toThrow(/secret/)
  })

  test('a mailbox that is read has a folder, and people who are told', () => {
    const STAFF = 'anna@agency.example, piret@agency.example'
    const read = (IMAP_URL: string, more = {}) => readSettings({ IMAP_URL, STAFF, ...more })
    const settings = read('imaps://support%40agency.example:p%25w@mail.agency.example', {
      IMAP_TRUSTED_HOST: 'MX.agency.example',
      REPLY_DOMAIN: 'Reply.Agency.example',
      PLUS_ADDRESSING: 'on',
    })
    expect(settings.imap).toEqual({
      url: new URL('imaps://support%40agency.example:p%25w@mail.agency.example'),
      folder: 'INBOX',
      trustedHost: 'mx.agency.example',
    })
    expect(settings.replies).toEqual({ domain: 'reply.agency.example', plusAddressing: true })
    expect(settings.staff).toEqual(['anna@agency.example', 'piret@agency.example'])
    for (const open of ['imap://u:p@127.0.0.1:1143', 'imap://u:p@[::1]', 'imap://u:p@mail.example?tls=off'])
      expect(read(open, { IMAP_FOLDER: 'Support/New' }).imap?.folder).toBe('Support/New')
  })

  test.each([undefined, 'support+all@agency.example', 'anna@agency.example, Support@agency.example'])(
    'STAFF=%s would send notifications into the mailbox that is read',
    (STAFF) => {
      const env = { STAFF, SUPPORT_MAILBOX: 'support@agency.example' }
      expect(() => readSettings({ ...env, IMAP_URL: 'imaps://u:p@mail.example' })).toThrow(
        /^STAFF must [^\n]+$/,
      )
      expect(readSettings(env).imap).toBeNull()
    },
  )

  test.each([
    [{ MATOMO_URL: 'https://stats.agency.example' }, 'MATOMO_SITE_ID'],
    [{ MATOMO_SITE_ID: '1' }, 'MATOMO_URL'],
  ])('half a Matomo names the other half: %j', (env, missing) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^${missing} must`))
  })
})
