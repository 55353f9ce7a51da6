/** Letters nobody sees, such as the Hangul filler: two addresses that look the same are none. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** The specification's rule (§5), as the browser applies it (decision 31). */
const SPEC_RULE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** RFC 5321 §4.5.3.1: octets of a whole address and of its local part. */
export const EMAIL_MAX_LENGTH = 254
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
 * Whether a text is exactly one address that can be mailed without surprises: the server's check
 * (decision 31). Stricter than the browser's, because mail libraries read `a,b@c.de` as two.
 */
export function isMailableAddress(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH || !SPEC_RULE.test(text) || INVISIBLE.test(text)) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return local.length <= LOCAL_PART_MAX_LENGTH && LOCAL_PART.test(local) && DOMAIN.test(text.slice(at + 1))
}
