/**
 * Local parts, in lower case and without their dots and dashes, behind which a machine reads or nobody:
 * RFC 2142 §4 and §5, RFC 3834 §2, what mail systems call themselves, and "do not answer" in our languages.
 * Not `info` or `webmaster`: at a small company that is a person, and a customer.
 */
const AUTOMATIC = new Set([
  ...['postmaster', 'mailerdaemon', 'maildaemon', 'daemon', 'hostmaster', 'abuse', 'root', 'nobody', 'null'],
  ...['devnull', 'bounce', 'bounces', 'autoreply', 'autoresponder', 'autoresponse', 'automailer', 'system'],
  ...['mailer', 'mailman', 'majordomo', 'listserv', 'usenet', 'uucp', 'notification', 'notifications'],
  ...['noreply', 'noreplies', 'noresponse', 'donotreply', 'dontreply', 'donotrespond', 'donotanswer'],
  ...['eivasta', 'aravasta', 'arastavasta', 'nichtantworten', 'keineantwort', 'bittenichtantworten'],
  ...['nietbeantwoorden', 'nietantwoorden', 'noresponder', 'noresponda', 'norispondere', 'nonrispondere'],
  ...['nepasrepondre', 'neotvechat', 'neotvechay', 'неотвечать', 'неотвечайте'],
])
/** Conventions of mailing lists and of return paths, wherever they stand in a local part. */
const AUTOMATIC_SHAPE = /^(?:owner-|bounces?[-+=]|prvs=|srs[01][=+-])|-(?:owner|request|bounces?)$/

/** Whether mail to this address is read by a machine or by nobody, so that no acknowledgement goes there. */
export function isAutomaticAddress(address: string): boolean {
  const local = mailboxOf(address).split('@')[0] ?? ''
  const whole = address.toLowerCase()
  const typed = whole.slice(0, whole.lastIndexOf('@'))
  return AUTOMATIC.has(local.replace(/[._-]/g, '')) || AUTOMATIC_SHAPE.test(typed)
}

/** The mailbox behind an address, for comparing: in lower case, without a `+tag`. */
export function mailboxOf(address: string): string {
  const whole = address.trim().normalize('NFC').toLowerCase()
  const at = whole.lastIndexOf('@')
  return (whole.slice(0, at).split('+')[0] ?? '') + whole.slice(at)
}
