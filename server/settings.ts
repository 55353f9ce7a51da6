import { isIP } from 'node:net'

import { agency } from '#content/catalogue/agency.ts'
import * as measuring from '#domain/analytics/measuring.ts'
import { isMailableAddress } from '#domain/email/email-address.ts'

import { mailboxOf, withAsciiDomain } from './mailbox.ts'

/** All settings from the environment, read once; nothing else reads `process.env`. */
export type Settings = ReturnType<typeof readSettings>

export type Retention = Settings['retention']
export type DeskSettings = Settings['desk']

export interface ImapSettings {
  /** `imaps://user:password@host:port`; `imap://` on this machine, or with `?tls=off`. */
  url: URL
  folder: string
  /** Whose `Authentication-Results` (RFC 8601) are believed: the name in them. Null: nobody's. */
  trustedHost: string | null
}

/** An OpenID provider, and what it knows this site by. */
export interface OpenIdSettings {
  issuer: URL
  clientId: string
  clientSecret: string
}

const ANALYSIS_PLACES = ['here', 'elsewhere', 'off'] as const

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** How much is logged, as pino names it. */
export type LogLevel = (typeof LOG_LEVELS)[number]

const STRICT_TRANSPORTS = ['off', 'host', 'subdomains', 'preload'] as const
/**
 * How far `Strict-Transport-Security` reaches. `preload` asks for a place in the browsers' list, which takes
 * months to leave: hstspreload.org advises against it, so it is never the default.
 */
export type StrictTransport = (typeof STRICT_TRANSPORTS)[number]

/** TLS to the database, as libpq names it; see connection-pool.ts. */
const SSL_MODES = ['disable', 'require', 'verify-full']

/** This machine alone. */
const LOOPBACK = '127.0.0.1'

const MOST_PORT = 65_535
/** Highest number of months, days and mails. */
const MOST = 9_999
/** Each needs half a gigabyte. */
const MOST_ANALYSES = 16

/** Shorter ones can be guessed from one token. */
const FORM_SECRET_MIN_LENGTH = 32

/** A setting that cannot be used. Its message names the variable, never the value, which may be secret. */
export class SettingError extends Error {}

/** Reads the settings; throws a `SettingError` of one line on the first bad one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const read = (name: string) => {
    const value = env[name]?.trim()
    return value === '' ? undefined : value
  }
  const number = (name: string, fallback: string, least: number, most: number) =>
    readNumber(name, read(name) ?? fallback, least, most)
  const port = number('PORT', '3000', 0, MOST_PORT)
  const host = read('HOST') ?? LOOPBACK
  const metricsPort = read('METRICS_PORT')
  const deskPort = read('DESK_PORT')
  const cap = read('ACKNOWLEDGEMENTS_AN_HOUR') ?? '200'
  const supportMailbox = readAddress('SUPPORT_MAILBOX', read('SUPPORT_MAILBOX') ?? agency.supportMailbox)
  const imap = readImap(read)
  return {
    port,
    host,
    /** Where Prometheus may ask. Null: nowhere. */
    metricsPort: metricsPort === undefined ? null : readNumber('METRICS_PORT', metricsPort, 0, MOST_PORT),
    metricsHost: read('METRICS_HOST') ?? LOOPBACK,
    /** Folder of the SQLite database and of mails written as files. */
    dataDir: read('DATA_DIR') ?? './var',
    /** A PostgreSQL database. Null: SQLite in `dataDir`. */
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    /** Null: mails are written as `.eml` files. */
    smtpUrl: readSmtpUrl(read('SMTP_URL')),
    mailFrom: readAddress('MAIL_FROM', read('MAIL_FROM') ?? agency.mailFrom),
    supportMailbox,
    salesMailbox: readAddress('SALES_MAILBOX', read('SALES_MAILBOX') ?? agency.salesMailbox),
    /** The mailbox whose mails become part of their conversations. Null: none is read. */
    imap,
    /** How an answer finds its conversation besides by the Message-IDs it refers to. */
    replies: {
      /** Domain of `Reply-To: support+<token>@...`. Null: see `plusAddressing`. */
      domain: readDomain('REPLY_DOMAIN', read('REPLY_DOMAIN')),
      /** Whether the support mailbox takes mail to `support+anything@`: the token goes there then. */
      plusAddressing: readSwitch('PLUS_ADDRESSING', read('PLUS_ADDRESSING') ?? 'off'),
    },
    /** Where notifications go and who may answer them, each in its own mailbox; empty: the shared mailboxes. */
    staff: readStaff(read('STAFF'), imap === null ? null : supportMailbox),
    /** Origin visitors see, without a slash at its end. */
    siteUrl: readSiteUrl(read('SITE_URL') ?? `http://localhost:${port}`),
    /** Addresses and networks whose forwarding headers are trusted; empty: none. */
    trustProxy: readNetworks('TRUST_PROXY', read('TRUST_PROXY')),
    /** Whether limits refuse requests; off only where nobody else can reach the server. */
    rateLimits: readForLoopback('RATE_LIMITS', read('RATE_LIMITS') ?? 'on', host),
    /** How far browsers remember to use TLS; without effect while `siteUrl` is http. */
    hsts: readChoice('HSTS', read('HSTS') ?? 'subdomains', STRICT_TRANSPORTS),
    /** The secret that signs form tokens. Null: one stored in the database. */
    formSecret: readFormSecret(read('FORM_SECRET')),
    /** Most automatic mails to visitors in an hour. Infinity: no cap. */
    acknowledgementsAnHour:
      cap === 'off'
        ? Number.POSITIVE_INFINITY
        : readNumber('ACKNOWLEDGEMENTS_AN_HOUR', cap, 1, MOST, ', or off'),
    logLevel: readChoice('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    /** After how long personal data is removed (decisions 0034, 0037). Zero would remove what has just come in. */
    retention: {
      /** Since the last message of a ticket. */
      ticketMonths: number('RETENTION_TICKETS_MONTHS', '24', 1, MOST),
      /** Since the last message of a request for an analysis or a lead of the chat. */
      leadMonths: number('RETENTION_LEADS_MONTHS', '12', 1, MOST),
      /** Cookie choices, stored as proof. */
      consentMonths: number('RETENTION_CONSENTS_MONTHS', '49', 1, MOST),
      /** Discarded posts, and marks of incoming mails: in days since then. */
      reviewDays: number('RETENTION_REVIEW_DAYS', '30', 1, MOST),
    },
    /** How websites are analysed (decision 0058). */
    analysis: {
      /** `elsewhere`: by `dist/server/analyse.js` on another machine, with the same PostgreSQL. */
      where: readAnalysisPlace(read('ANALYSIS') ?? 'here', read('DATABASE_URL')),
      /** Whether Chromium's own sandbox is on; it cannot be for root. */
      sandbox: readForLoopback('ANALYSIS_SANDBOX', read('ANALYSIS_SANDBOX') ?? 'on', host),
      atOnce: number('ANALYSIS_AT_ONCE', '1', 1, MOST_ANALYSES),
      /** Hosts whose owners asked to be left alone. */
      skipHosts: readHosts('ANALYSIS_SKIP_HOSTS', read('ANALYSIS_SKIP_HOSTS')),
      /** For tests: names that lead to a port of this machine. */
      hosts: readTestHosts(read('ANALYSIS_HOSTS'), host),
    },
    /** The staff's page (record 0062). */
    desk: {
      /** Off: as if there were no desk. */
      isOn: readSwitch('DESK', read('DESK') ?? 'on'),
      /** From where it can be reached; empty: from everywhere. */
      networks: readNetworks('DESK_ALLOW', read('DESK_ALLOW')),
      /** A port of its own: the desk is there and nowhere else. Null: the site's. */
      port: deskPort === undefined ? null : readNumber('DESK_PORT', deskPort, 0, MOST_PORT),
      host: read('DESK_HOST') ?? LOOPBACK,
      /** Signs people in instead of mailed links. Null: none does. */
      openId: readOpenId(read),
    },
    /** The companies that measure the site, with the agency's ids there (spec §7). */
    measuring: readMeasuring(read),
  }
}

function readNumber(name: string, text: string, least: number, most: number, more = ''): number {
  const number = Number(text)
  if (!/^\d{1,5}$/.test(text) || number < least || number > most)
    throw new SettingError(`${name} must be a number from ${least} to ${most}${more}`)
  return number
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === text)
  if (choice === undefined) throw new SettingError(`${name} must be one of ${choices.join(', ')}`)
  return choice
}

function readAddress(name: string, text: string, form = 'one e-mail address'): string {
  const address = withAsciiDomain(text)
  if (!isMailableAddress(address)) throw new SettingError(`${name} must be ${form}`)
  return address
}

function readDomain(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  const address = withAsciiDomain(`a@${text.toLowerCase()}`)
  if (!isMailableAddress(address)) throw new SettingError(`${name} must be a domain such as agency.com`)
  return address.slice('a@'.length)
}

/** @param read the mailbox that is read; null: none. */
function readStaff(text: string | undefined, read: string | null): string[] {
  if (text === undefined && read !== null)
    throw new SettingError(
      'STAFF must be set with IMAP_URL: notifications would go to the mailbox that is read',
    )
  const staff = text?.split(',').map((address) => readAddress('STAFF', address.trim(), 'a list of addresses'))
  if (read !== null && staff?.some((address) => mailboxOf(address) === mailboxOf(read)) === true)
    throw new SettingError(
      'STAFF must not name SUPPORT_MAILBOX, which is read: notifications would come back',
    )
  return staff ?? []
}

function readImap(read: (name: string) => string | undefined): ImapSettings | null {
  const text = read('IMAP_URL')
  const folder = read('IMAP_FOLDER') ?? 'INBOX'
  const trustedHost = read('IMAP_TRUSTED_HOST')?.toLowerCase() ?? null
  if (trustedHost !== null && !HOST_NAME.test(trustedHost))
    throw new SettingError(
      'IMAP_TRUSTED_HOST must be the name in Authentication-Results, such as mx.agency.com',
    )
  if (text === undefined) return null
  const url = readServerUrl(text, ['imap:', 'imaps:'], ['tls', ['off']])
  if (url === null || url.username === '' || url.password === '' || !/^\/?$/.test(url.pathname))
    throw new SettingError(
      'IMAP_URL must look like imaps://user:password@host:993 (only ?tls=off; a % is written %25)',
    )
  if (url.protocol === 'imap:' && !isLoopback(hostOf(url)) && !url.searchParams.has('tls'))
    throw new SettingError(
      'IMAP_URL must begin with imaps:// unless the host is this machine or ?tls=off stands at its end',
    )
  return { url, folder, trustedHost }
}

function readOpenId(read: (name: string) => string | undefined): OpenIdSettings | null {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const [text, clientId, clientSecret] = names.map(read)
  if (text === undefined && clientId === undefined && clientSecret === undefined) return null
  if (text === undefined || clientId === undefined || clientSecret === undefined)
    throw new SettingError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together')
  const issuer = URL.parse(text)
  const isSafe = issuer?.protocol === 'https:' || (issuer?.protocol === 'http:' && isLoopback(hostOf(issuer)))
  if (issuer === null || !isSafe)
    throw new SettingError('OIDC_ISSUER must begin with https://, such as https://login.agency.com')
  return { issuer, clientId, clientSecret }
}

/** The host of a server's URL, an IPv6 address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

function readDatabaseUrl(text: string | undefined): URL | null {
  if (text === undefined) return null
  const url = readServerUrl(text, ['postgres:', 'postgresql:'], ['sslmode', SSL_MODES])
  if (url === null || url.username === '' || url.pathname.length <= 1)
    throw new SettingError(
      `DATABASE_URL must look like postgres://user:password@host:5432/database (only ?sslmode=${SSL_MODES.join('|')}; a % is written %25)`,
    )
  return url
}

function readSmtpUrl(text: string | undefined): URL | null {
  if (text === undefined) return null
  const url = readServerUrl(text, ['smtp:', 'smtps:'], ['tls', ['off']])
  if (url === null)
    throw new SettingError(
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://... (only ?tls=off; a % is written %25)',
    )
  return url
}

/** The URL of a server, with at most one parameter; null: it cannot be one. */
function readServerUrl(
  text: string,
  protocols: readonly string[],
  [parameter, values]: [name: string, values: readonly string[]],
): URL | null {
  const url = URL.parse(text)
  if (url === null || !protocols.includes(url.protocol) || url.hostname === '') return null
  const areDecodable = [url.hostname, url.username, url.password, url.pathname].every(isDecodable)
  const areKnown = [...url.searchParams].every(
    ([name, value]) => name === parameter && values.includes(value),
  )
  return areDecodable && areKnown ? url : null
}

/** The result is used, because the bundler drops a call whose result is not. */
function isDecodable(part: string): boolean {
  try {
    return typeof decodeURIComponent(part) === 'string'
  } catch {
    return false
  }
}

function readSiteUrl(text: string): string {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (!isOrigin || url.hash !== '' || url.username !== '') {
    throw new SettingError('SITE_URL must be an origin such as https://www.agency.com, without a path')
  }
  return url.origin
}

/** Hop counts and "all" are refused: with them a visitor could forge an address. */
function readNetworks(name: string, text = ''): string[] {
  const networks = text.split(',').map((network) => network.trim())
  if (networks.join('') === '') return []
  if (!networks.every(isNetwork))
    throw new SettingError(`${name} must be a list of IP addresses or CIDR networks`)
  return networks
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
}

/** Something that may be off only where nobody else reaches the server: in tests and benchmarks. */
function readForLoopback(name: string, text: string, host: string): boolean {
  const isOn = readSwitch(name, text)
  if (!isOn && !isLoopback(host))
    throw new SettingError(`${name} must be on unless HOST is this machine alone, such as 127.0.0.1`)
  return isOn
}

function readSwitch(name: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new SettingError(`${name} must be on or off`)
  return text === 'on'
}

function readAnalysisPlace(text: string, databaseUrl: string | undefined) {
  const place = readChoice('ANALYSIS', text, ANALYSIS_PLACES)
  if (place === 'elsewhere' && databaseUrl === undefined)
    throw new SettingError('ANALYSIS=elsewhere needs DATABASE_URL: a SQLite file has one process')
  return place
}

/** A host name as `new URL` writes it. */
const HOST_NAME = /^[a-z0-9.-]{1,253}$/

function readHosts(name: string, text = ''): string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  if (hosts.join('') === '') return []
  if (!hosts.every((host) => HOST_NAME.test(host)))
    throw new SettingError(`${name} must be a list of host names`)
  return hosts
}

/** `name=127.0.0.1:port`: refused where others reach the server, because it opens this machine. */
function readTestHosts(text: string | undefined, host: string) {
  const entries = (text ?? '').split(',').filter((entry) => entry.trim() !== '')
  if (entries.length > 0 && !isLoopback(host))
    throw new SettingError('ANALYSIS_HOSTS is for tests: HOST must be this machine alone, such as 127.0.0.1')
  return new Map(
    entries.map((entry) => {
      const [, name, address, port] = /^([a-z0-9.-]+)=(127\.[\d.]+):(\d{1,5})$/.exec(entry.trim()) ?? []
      if (name === undefined || address === undefined || !isLoopback(address))
        throw new SettingError('ANALYSIS_HOSTS must look like shop.test=127.0.0.1:8080')
      return [name, { address, port: Number(port) }]
    }),
  )
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function readFormSecret(text: string | undefined): string | null {
  if (text !== undefined && text.length < FORM_SECRET_MIN_LENGTH)
    throw new SettingError(`FORM_SECRET must have at least ${FORM_SECRET_MIN_LENGTH} characters`)
  return text ?? null
}

function readMeasuring(read: (name: string) => string | undefined): measuring.Measuring {
  const { ID_SHAPES } = measuring
  const readId = (name: string, shape: RegExp, form: string, ending = '') => {
    const text = read(name)
    if (text === undefined) return null
    const id = text.endsWith(ending) ? text : text + ending
    if (!shape.test(id)) throw new SettingError(`${name} must ${form}`)
    return id
  }
  const address = 'be an address such as https://stats.agency.com/matomo/'
  const url = readId('MATOMO_URL', ID_SHAPES.matomoUrl, address, '/')
  const siteId = readId('MATOMO_SITE_ID', ID_SHAPES.matomoSiteId, 'be the number of a site')
  if ((url === null) !== (siteId === null)) {
    const missing = url === null ? 'MATOMO_URL' : 'MATOMO_SITE_ID'
    throw new SettingError(`${missing} must be set as well: MATOMO_URL and MATOMO_SITE_ID belong together`)
  }
  return {
    measurementId: readId('MEASUREMENT_ID', ID_SHAPES.measurementId, 'look like G-ABC123DEF4'),
    googleAdsId: readId('GOOGLE_ADS_ID', ID_SHAPES.googleAdsId, 'look like AW-123456789'),
    facebookPixelId: readId('FACEBOOK_PIXEL_ID', ID_SHAPES.facebookPixelId, 'be a number of 8 to 20 digits'),
    matomo: url === null || siteId === null ? null : { url, siteId },
  }
}
