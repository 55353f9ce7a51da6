/** Invisible letters, such as the Hangul filler: two addresses must not look the same. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** The specification's rule (§5), as the browser applies it (decision 31). */
const SPEC_RULE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** RFC 5321 §4.5.3.1: octets of a whole address and of its local part. */
const EMAIL_MAX_LENGTH = 254
const LOCAL_PART_MAX_LENGTH = 64

/** RFC 5321 dot-string: what real mailboxes use; no quotes, comments, lists or groups. */
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** Host name of at least two labels, letters of any script allowed (IDN). */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u

/** Whether a trimmed text looks like an address by the specification's rule: the browser's check. */
export function looksLikeEmail(text: string): boolean {
  return SPEC_RULE.test(text)
}

/**
 * Whether a text is exactly one mailable address: the server's check (decision 31). Stricter than the
 * browser's, because mail libraries read `a,b@c.de` as two.
 */
export function isMailableAddress(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH || !SPEC_RULE.test(text) || INVISIBLE.test(text)) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return local.length <= LOCAL_PART_MAX_LENGTH && LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1))
}

/**
 * What a person is called for the staff: a name that looks like an address may be somebody else's, such as the
 * agency's own, and gives way to the real one.
 */
export function shownName(name: string, address: string): string {
  return /[@\uFE6B\uFF20]/.test(name) ? address : name
}

/**
 * Local parts, without dots and dashes, that are read by a machine or nobody: RFC 2142 §4 and §5, RFC 3834
 * §2, mail systems, and "do not reply" in our languages. Not `info` or `webmaster`: at a small company that
 * is a person, and a customer.
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
/** Marks of mailing lists and return paths, anywhere in a local part. */
const AUTOMATIC_SHAPE = /^(?:owner-|bounces?[-+=]|prvs=|srs[01][=+-])|-(?:owner|request|bounces?)$/

/** Whether a machine or nobody reads this address, so that it gets no automatic mail. */
export function isAutomaticAddress(address: string): boolean {
  const text = address.trim().normalize('NFKC').toLowerCase()
  const typed = text.slice(0, text.lastIndexOf('@'))
  const untagged = typed.split('+')[0] ?? ''
  return AUTOMATIC.has(untagged.replace(/[._-]/g, '')) || AUTOMATIC_SHAPE.test(typed)
}
