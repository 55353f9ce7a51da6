import { type ChangeEvent, type KeyboardEvent, useRef } from 'react'

import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import { isTicketCategory, type TicketCategory } from '#domain/support-ticket/ticket-request.ts'

import { SelectField } from '../../ui/field/Field.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'

interface CategoryStepProps {
  words: SupportTicketMessages
  onChoose: (category: TicketCategory) => void
}

/**
 * The first step: choosing a category leads on (spec §2). Arrow keys and letters on a closed list only walk
 * through it: a browser calls that a change too, and leaving at the first one would keep the keyboard from
 * the others. Enter or Tab takes what was walked to.
 */
export function CategoryStep({ words, onChoose }: CategoryStepProps) {
  const isWalking = useRef(false)

  function choose(value: string) {
    if (isTicketCategory(value)) onChoose(value)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    const { key, currentTarget, shiftKey } = event
    isWalking.current = key !== 'Enter' && key !== ' '
    if ((key !== 'Enter' && (key !== 'Tab' || shiftKey)) || currentTarget.value === '') return
    event.preventDefault()
    choose(currentTarget.value)
  }

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    if (!isWalking.current) choose(event.currentTarget.value)
  }

  return (
    <SelectField
      id="ticket-category-first"
      label={words.categoryLabel}
      hint={words.outageHint}
      defaultValue=""
      data-first
      onKeyDown={handleKeyDown}
      onPointerDown={() => {
        isWalking.current = false
      }}
      onChange={handleChange}
    >
      <CategoryOptions words={words} placeholder={words.categoryPlaceholder} />
    </SelectField>
  )
}
