import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

/** The value of the form's honeypot: '' when a person filled in the form. */
export function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get(HONEYPOT_FIELD)
  return typeof value === 'string' ? value : ''
}
