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
  const text = address.trim().normalize('NFKC').toLowerCase()
  const typed = text.slice(0, text.lastIndexOf('@'))
  const untagged = typed.split('+')[0] ?? ''
  return AUTOMATIC.has(untagged.replace(/[._-]/g, '')) || AUTOMATIC_SHAPE.test(typed)
}
