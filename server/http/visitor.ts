import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

import ipaddr from 'ipaddr.js'

import { agency } from '#content/catalogue/agency.ts'
import { DEFAULT_LOCALE, type Locale, parseLocale, parseLocaleCode } from '#domain/language/locales.ts'
import { localeOfPath } from '#domain/language/paths.ts'
import { LANGUAGE_STORAGE } from '#domain/language/storage-keys.ts'
import { readerOffice, type Office } from '#domain/offices/office.ts'

interface LanguageHints {
  body?: unknown
  headers: { referer?: string | undefined; 'accept-language'?: string | undefined }
}

/** The language of the answer: the form's, else the page's, else the browser's, else English. */
export function visitorLanguage({ body, headers }: LanguageHints): Locale {
  return (
    languageOfBody(body) ??
    languageOfReferer(headers.referer) ??
    languageOfBrowser(headers['accept-language']) ??
    DEFAULT_LOCALE
  )
}

function languageOfBody(body: unknown): Locale | null {
  const hasLanguage = typeof body === 'object' && body !== null && Object.hasOwn(body, 'language')
  const language: unknown = hasLanguage ? (body as { language: unknown }).language : null
  return typeof language === 'string' ? parseLocaleCode(language) : null
}

function languageOfReferer(referer: string | undefined): Locale | null {
  const url = referer === undefined ? null : URL.parse(referer)
  return url === null ? null : localeOfPath(url.pathname)
}

/** Most entries that are read; nobody lists more. */
const MAX_LANGUAGES = 20

/** The best of our languages for an `Accept-Language` header (RFC 9110 §12.5.4), or null. */
export function languageOfBrowser(header: string | undefined): Locale | null {
  const ranges = (header ?? '').split(',', MAX_LANGUAGES).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  for (const { tag } of wanted) {
    const locale = parseLocale(tag)
    if (locale !== null) return locale
  }
  return null
}

/** The language in the visitor's cookie (decision 14), or null. */
export function languageOfCookie(header: string | undefined): Locale | null {
  for (const cookie of (header ?? '').split(';')) {
    const [name, value] = cookie.split('=')
    if (name?.trim() === LANGUAGE_STORAGE.cookie) return parseLocaleCode(value?.trim())
  }
  return null
}

/** Something an office answers; without one, the office of the language. The office is not stored. */
export interface ForOffice {
  office?: Office
}

/** By the browser's time zone, which our pages send in a header (site/browser/api-client.ts). */
export function visitorOffice(headers: IncomingHttpHeaders, language: Locale): Office {
  const timeZone = headers['time-zone']
  return readerOffice(agency.offices, language, typeof timeZone === 'string' ? timeZone : null)
}

/** The text of a one-line field, on one line. */
export function singleLineText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The text of a larger field with its lines, whatever line ends the browser sent. */
export function multiLineText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

/** RFC 6177: a home has at least a /64 and may use any address in it. */
const NETWORK_GROUPS = 4

/** The network a limit counts for: an IPv4 address, or the /64 of an IPv6 address. */
export function visitorNetwork(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address) // IPv4 that a socket for both families has mapped becomes IPv4 again
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/** How a socket for both families writes an IPv4 address (RFC 4291 §2.5.5.2). */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/** An address in its usual spelling; null for nonsense in a forwarding header. */
export function plainAddress(address: string): string | null {
  return isIP(address) === 0 ? null : address.replace(MAPPED_IPV4, '')
}

export type IsWithin = (address: string | undefined) => boolean

/** Whether an address is one of some networks': `10.0.0.0/8`, or `127.0.0.1` alone. */
export function withinNetworks(networks: readonly string[]): IsWithin {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}
