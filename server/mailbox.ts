import { domainToASCII } from 'node:url'

import { isMailableAddress } from '#domain/email/email-address.ts'

/** Domains of the one large provider that delivers `a.b` and `ab` to the same mailbox. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** As it is stored and mailed: the domain in ASCII (UTS 46); an invalid one is empty, which no rule takes. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1)) ?? ''}`
}

/** The normal form of a mailbox (record 0048): used to count, compare, erase and export, never to send to. */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, '')
  const at = text.lastIndexOf('@')
  if (at < 0) return foldCase(text)
  const typed = text.slice(at + 1).replace(/\.+$/, '')
  const domain = asciiDomain(typed) ?? foldCase(typed)
  const whole = foldCase(text.slice(0, at).replace(/^"(.*)"$/, '$1'))
  const untagged = whole.replace(/(?!^)\+.*$/s, '') // an address that begins with + has no tag
  return DOTLESS.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/** Null: invalid by UTS 46. Node reads a domain as that of a URL: `a.b/c`, and `1.2` as 1.0.0.2. */
function asciiDomain(domain: string): string | null {
  if (!isMailableAddress(`a@${domain}`)) return null
  const ascii = domainToASCII(domain)
  return ascii === '' || /\.\d+$/.test(ascii) ? null : ascii
}

/** Unicode case folding, character by character, by capitals: ß and ẞ are ss, ς is σ. */
function foldCase(text: string): string {
  return Array.from(text, (sign) => sign.toLowerCase().toUpperCase().toLowerCase())
    .join('')
    .normalize('NFKC')
}
