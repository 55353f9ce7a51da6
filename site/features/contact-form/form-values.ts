import { normalizeWebsite, type ContactRequest } from '#domain/contact-form/contact-request.ts'
import type { Locale } from '#domain/language/locales.ts'

/** Names of the form's fields, in order. */
export const FIELD_NAMES = ['name', 'email', 'phone', 'url', 'message', 'startTime'] as const
type FieldName = (typeof FIELD_NAMES)[number]

/** The values of the form, as typed. */
export type FormValues = Record<FieldName, string>

/** Reads the form's fields. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const read = (name: FieldName) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    url: read('url'),
    message: read('message'),
    startTime: read('startTime'),
  }
}

/** Writes values into the fields; fields not named keep theirs. */
export function writeFormValues(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const name of FIELD_NAMES) {
    const value = values[name]
    const field = form.elements.namedItem(name)
    if (value === undefined || field === null) continue
    if (field instanceof RadioNodeList) {
      for (const radio of field) if (radio instanceof HTMLInputElement) radio.checked = radio.value === value
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value
    }
  }
}

/** Empties the form, the default message too (spec §4: "form cleared"). */
export function clearForm(form: HTMLFormElement): void {
  writeFormValues(form, { name: '', email: '', phone: '', url: '', message: '', startTime: '' })
}

/** The form's values as a request: trimmed, without blank fields, `https://` before a bare website. */
export function toContactRequest(values: FormValues, language: Locale): ContactRequest {
  const url = values.url.trim()
  const phone = values.phone.trim()
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    message: values.message.trim(),
    ...(phone === '' ? {} : { phone }),
    ...(url === '' ? {} : { url: normalizeWebsite(url) ?? url }),
    ...(values.startTime === ''
      ? {}
      : { startTime: values.startTime as NonNullable<ContactRequest['startTime']> }),
    language,
  }
}
