import type { Messages } from '#content/messages/messages.ts'
import { messageKey } from '#domain/language/message-text.ts'
import { TICKET_CATEGORIES } from '#domain/support-ticket/ticket-request.ts'

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
          {words[messageKey('category', category)]}
        </option>
      ))}
    </>
  )
}
