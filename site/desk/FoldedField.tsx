import type { ComponentProps } from 'react'

import { readText } from '../browser/forms/read-text.ts'
import { buttonClass } from '../ui/button/button-class.ts'
import styles from './desk.module.css'

interface FoldedFieldProps extends ComponentProps<'input'> {
  word: string
  /** What it is done to, for who does not see the row. */
  of: string
  onSend: (typed: string) => void
}

/** A word that opens a field; the same word sends what is typed there. */
export function FoldedField({ word, of, onSend, ...input }: FoldedFieldProps) {
  return (
    <details className={styles.folded}>
      <summary className={buttonClass('tertiary')}>
        {word}
        <span className="visually-hidden"> {of}</span>
      </summary>
      <form
        className={styles.pick}
        onSubmit={(event) => {
          event.preventDefault()
          event.currentTarget.parentElement?.removeAttribute('open')
          onSend(readText(event.currentTarget, 'typed').trim())
        }}
      >
        <input name="typed" required {...input} />
        <button type="submit" className={buttonClass('secondary', true)}>
          {word}
        </button>
      </form>
    </details>
  )
}
