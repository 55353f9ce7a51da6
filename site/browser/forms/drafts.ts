import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { readSessionRecord, writeSessionRecord } from '../storage.ts'

/**
 * What it does: stores what is typed into a form marked `data-draft` in session storage under that name, and
 * restores it into the untouched form, so that no reload loses it. Why not simpler: the form's own component
 * would start later, and end when it failed.
 */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) restoreDraft(form)
  addEventListener('input', ({ target }) => {
    // A field may stand outside its form.
    const form =
      target instanceof Element && 'form' in target ? (target.form as HTMLFormElement | null) : null
    if (form?.dataset['draft'] !== undefined) writeSessionRecord(draftKey(form), typedValues(form))
  })
  // The answer to a plain form says what has arrived: it is no draft any more.
  const arrived = document.querySelector<HTMLElement>('[data-arrived-draft]')?.dataset['arrivedDraft']
  if (arrived !== undefined) writeSessionRecord(arrived, null)
}

/** Restores a draft into an untouched form that is drawn later. */
export function restoreDraft(form: HTMLFormElement | null): void {
  if (form && !isDirty(form)) fillIn(form, readSessionRecord(draftKey(form)) ?? {})
}

/** What was typed into a form, by field; null: nothing that would be lost. */
export function typedInto(form: HTMLFormElement): Readonly<Record<string, string>> | null {
  return isDirty(form) ? typedValues(form) : null
}

/** The first form with text that would be lost, or null. */
export function formWithText(): HTMLFormElement | null {
  return [...document.forms].find(isDirty) ?? null
}

function draftKey(form: HTMLFormElement): string {
  return form.dataset['draft'] ?? ''
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement &&
        !/^(?:hidden|file)$/.test(element.type) &&
        element.name !== HONEYPOT_FIELD),
  )
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

/** An emptied field contains nothing to lose. */
function isDirty(form: HTMLFormElement): boolean {
  return fieldsOf(form).some((field) =>
    isChoice(field)
      ? field.checked && !field.defaultChecked
      : field.value.trim() !== '' && field.value !== untouchedValue(field),
  )
}

function untouchedValue(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value
}

function typedValues(form: HTMLFormElement): Record<string, string> {
  const entries = fieldsOf(form).filter((field) => !isChoice(field) || field.checked)
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]))
}

/** Writes values into the fields of these names; other fields keep theirs. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of fieldsOf(form)) {
    const typed = values[field.name]
    if (typed === undefined) continue
    if (isChoice(field)) field.checked = field.value === typed
    else field.value = typed
  }
}
