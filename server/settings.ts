import { isIP } from 'node:net'

import { agency } from '#content/catalogue/agency.ts'
import { isMailableAddress } from '#domain/email/email-address.ts'

/** Everything the environment decides, read once; nothing else touches `process.env`. */
export interface Settings {
  port: number
  host: string
  /** Folder of the database and of the mails that are not sent. */
  dataDir: string
  /** Null: mails are written as `.eml` files. */
  smtpUrl: URL | null
  mailFrom: string
  supportMailbox: string
  salesMailbox: string
  /** Origin visitors see, without a slash at its end. */
  siteUrl: string
  /** Addresses and networks whose forwarding headers are believed; empty: none. */
  trustProxy: string[]
  logLevel: LogLevel
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** How much is logged, as pino names it. */
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A setting that cannot be used. Its message names the variable, never the value: that may be a secret. */
export class SettingError extends Error {}

/** Reads the settings; throws a `SettingError` of one line on the first bad one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string) => {
    const value = env[name]?.trim()
    return value === '' ? undefined : value
  }
  const port = readPort(read('PORT'))
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    dataDir: read('DATA_DIR') ?? './var',
    smtpUrl: readSmtpUrl(read('SMTP_URL')),
    mailFrom: readAddress('MAIL_FROM', read('MAIL_FROM') ?? agency.mailFrom),
    supportMailbox: readAddress('SUPPORT_MAILBOX', read('SUPPORT_MAILBOX') ?? agency.supportMailbox),
    salesMailbox: readAddress('SALES_MAILBOX', read('SALES_MAILBOX') ?? agency.salesMailbox),
    siteUrl: readSiteUrl(read('SITE_URL') ?? `http://localhost:${port}`),
    trustProxy: readNetworks(read('TRUST_PROXY')),
    logLevel: readLogLevel(read('LOG_LEVEL') ?? 'info'),
  }
}

function readPort(text = '3000'): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new SettingError('PORT must be a number from 0 to 65535')
  return port
}

function readAddress(name: string, text: string): string {
  if (!isMailableAddress(text)) throw new SettingError(`${name} must be one e-mail address`)
  return text
}

function readSmtpUrl(text: string | undefined): URL | null {
  if (text === undefined) return null
  const url = URL.parse(text)
  const isUsable = url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
  const unknown = [...(url?.searchParams ?? [])].filter(([name, value]) => name !== 'tls' || value !== 'off')
  if (!isUsable || unknown.length > 0) {
    throw new SettingError(
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://... (only ?tls=off)',
    )
  }
  return url
}

function readSiteUrl(text: string): string {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (!isOrigin || url.hash !== '' || url.username !== '') {
    throw new SettingError('SITE_URL must be an origin such as https://www.agency.com, without a path')
  }
  return url.origin
}

/** Hop counts and "all" are refused: they let a visitor forge an address (reliability §1.4). */
function readNetworks(text = ''): string[] {
  const networks = text.split(',').map((network) => network.trim())
  if (networks.join('') === '') return []
  if (!networks.every(isNetwork))
    throw new SettingError('TRUST_PROXY must be a list of IP addresses or CIDR networks')
  return networks
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((candidate) => candidate === text)
  if (level === undefined) throw new SettingError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`)
  return level
}
