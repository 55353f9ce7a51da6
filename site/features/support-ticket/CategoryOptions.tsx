import type { Messages } from '#content/messages/messages.ts'
import { CATEGORY_WORDS, TICKET_CATEGORIES } from '#domain/support-ticket/ticket-request.ts'

interface CategoryOptionsProps {
  words: Readonly<Record<keyof Messages['supportTicket'], string>>
  /** Shown until something is chosen. */
  placeholder?: string
}

/** The categories a visitor chooses from, in the domain's order. */
export function CategoryOptions({ words, placeholder }: CategoryOptionsProps) {
  return (
    <>
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {TICKET_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {words[CATEGORY_WORDS[category]]}
        </option>
      ))}
    </>
  )
}
