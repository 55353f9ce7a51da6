import type { ComponentProps, ReactNode } from 'react'

import styles from './Field.module.css'

interface FieldProps {
  id: string
  label: string
  /** Word behind the label of a field that may stay empty. */
  optionalLabel?: string | undefined
  hint?: string | undefined
  /** Why the value was not taken: shown as a red margin note and read out with the field. */
  problem?: string | undefined
  children: (attributes: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    className: string | undefined
  }) => ReactNode
}

/** A labelled field on a ruled line, with its hint and its problem tied to it. */
export function Field({ id, label, optionalLabel, hint, problem, children }: FieldProps) {
  const problemId = `${id}-problem`
  const hintId = `${id}-hint`
  const described = [problem === undefined ? undefined : problemId, hint === undefined ? undefined : hintId]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {optionalLabel !== undefined && <span className={styles.optional}>{` (${optionalLabel})`}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': problem === undefined ? undefined : true,
        className: styles.control,
      })}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** A field of one line. */
export function TextField({
  id,
  label,
  optionalLabel,
  hint,
  problem,
  ...input
}: Omit<FieldProps, 'children'> & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} optionalLabel={optionalLabel} hint={hint} problem={problem}>
      {(attributes) => <input {...input} {...attributes} />}
    </Field>
  )
}

/** A choice from a list. */
export function SelectField({
  id,
  label,
  optionalLabel,
  hint,
  problem,
  ...select
}: Omit<FieldProps, 'children'> & ComponentProps<'select'>) {
  return (
    <Field id={id} label={label} optionalLabel={optionalLabel} hint={hint} problem={problem}>
      {(attributes) => <select {...select} {...attributes} />}
    </Field>
  )
}

/** A field of several lines that grows with its text. */
export function TextArea({
  id,
  label,
  optionalLabel,
  hint,
  problem,
  ...input
}: Omit<FieldProps, 'children'> & ComponentProps<'textarea'>) {
  return (
    <Field id={id} label={label} optionalLabel={optionalLabel} hint={hint} problem={problem}>
      {(attributes) => <textarea {...input} {...attributes} />}
    </Field>
  )
}
