import type { ChatOption } from '#domain/chat-assistant/replies.ts'

import styles from './ChatOptions.module.css'

interface ChatOptionsProps {
  label: string
  options: readonly { option: ChatOption; label: string }[]
  onPick: (option: ChatOption) => void
}

/** The quick replies of the last message. */
export function ChatOptions({ label, options, onPick }: ChatOptionsProps) {
  return (
    <ul role="list" className={styles.options} aria-label={label}>
      {options.map(({ option, label: text }) => (
        <li key={option}>
          <button
            type="button"
            onClick={() => {
              onPick(option)
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
