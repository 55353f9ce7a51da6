import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

interface HoneypotProps {
  /** Names the form among those of the page. */
  form: string
  /** Tells whoever meets the field all the same: without styles, or by a tool of their own. */
  label: string
}

/** A field no person sees, reaches or hears of, and programs fill in. Not `display: none`: they know that. */
export function Honeypot({ form, label }: HoneypotProps) {
  const id = `${form}-${HONEYPOT_FIELD}`
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <br />
      <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
