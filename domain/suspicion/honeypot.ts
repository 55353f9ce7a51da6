/** A field that people do not see: only a program fills it in. */
export const HONEYPOT_FIELD = 'remarks'

/** Whether the hidden field was filled in. */
export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== ''
}
