import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

/** The text of a form's field, as typed; '' without one. */
export function readText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The value of the form's honeypot: '' when a person filled in the form. */
export function readHoneypot(form: HTMLFormElement): string {
  return readText(form, HONEYPOT_FIELD)
}
