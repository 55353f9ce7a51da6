import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

/** What stands in the form's field that stays empty: '' where a person filled in the form. */
export function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get(HONEYPOT_FIELD)
  return typeof value === 'string' ? value : ''
}
