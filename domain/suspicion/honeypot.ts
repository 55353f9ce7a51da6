/** A field no person sees: whoever fills it reads the page as a program does. */
export const HONEYPOT_FIELD = 'remarks'

/** Whether a form's field that must stay empty did not. */
export function isHoneypotFilled(value: unknown): boolean {
  return value !== undefined && value !== ''
}
