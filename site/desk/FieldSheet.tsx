import { type ComponentProps, useEffect, useRef, useState } from 'react'

import { readText } from '../browser/forms/read-text.ts'
import { Button } from '../ui/button/Button.tsx'
import { TextField } from '../ui/field/Field.tsx'
import styles from './desk.module.css'
import { Sheet } from './Sheet.tsx'

interface FieldSheetProps extends Omit<ComponentProps<'input'>, 'id'> {
  word: string
  /** What it is done to. */
  of: string
  label: string
  onSend: (typed: string) => void
}

/** A word that first asks for a line: its button, and the sheet with the field. */
export function FieldSheet({ word, of, label, onSend, ...input }: FieldSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [isOpen]) // the sheet itself starts at its cross
  return (
    <>
      <Button look="tertiary" onClick={() => setIsOpen(true)}>
        {word}…<span className="visually-hidden"> {of}</span>
      </Button>
      {isOpen && (
        <Sheet title={of} onClose={() => setIsOpen(false)}>
          <form
            className={styles.fields}
            onSubmit={(event) => {
              event.preventDefault()
              setIsOpen(false)
              onSend(readText(event.currentTarget, 'typed').trim())
            }}
          >
            <TextField ref={field} id="desk-typed" name="typed" label={label} required {...input} />
            <Button type="submit" look="secondary" isSmall>
              {word}
            </Button>
          </form>
        </Sheet>
      )}
    </>
  )
}
