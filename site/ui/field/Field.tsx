import type { ComponentProps, ReactNode } from 'react'

import styles from './Field.module.css'

interface FieldWords {
  id: string
  label: string
  /** The word "optional" after the label. */
  optionalLabel?: string | undefined
  hint?: string | undefined
  /** Why the value was refused: shown as a red margin note and announced with the field. */
  problem?: string | undefined
}

interface FieldProps extends FieldWords {
  children: (attributes: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    className: string | undefined
  }) => ReactNode
}

/** A labelled field on a ruled line, with its hint and problem. */
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
        {optionalLabel !== undefined && (
          <span className={`fine ${styles.optional}`}>{` (${optionalLabel})`}</span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': problem === undefined ? undefined : true,
        className: styles.control,
      })}
      {hint !== undefined && (
        <p id={hintId} className="fine">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} className={`fine trouble ${styles.problem}`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** A field of one line. */
export function TextField(props: FieldWords & ComponentProps<'input'>) {
  const [words, input] = split(props)
  return <Field {...words}>{(attributes) => <input {...input} {...attributes} />}</Field>
}

/** A choice from a list. */
export function SelectField(props: FieldWords & ComponentProps<'select'>) {
  const [words, select] = split(props)
  return <Field {...words}>{(attributes) => <select {...select} {...attributes} />}</Field>
}

/** A field of several lines that grows with its text. */
export function TextArea(props: FieldWords & ComponentProps<'textarea'>) {
  const [words, input] = split(props)
  return <Field {...words}>{(attributes) => <textarea {...input} {...attributes} />}</Field>
}

function split<Props extends FieldWords>({ id, label, optionalLabel, hint, problem, ...control }: Props) {
  return [{ id, label, optionalLabel, hint, problem }, control] as const
}
