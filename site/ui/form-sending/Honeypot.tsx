import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

interface HoneypotProps {
  /** Distinguishes the forms of a page. */
  form: string
  /** A label for people who find the field without styles, or with other tools. */
  label: string
}

/** A field that people neither see nor reach, and robots fill in. Not `display: none`, which robots know. */
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
