import styles from './ChatTyping.module.css'

/**
 * Shown while the assistant answers (spec §4): the pencil writes. Outside the log, so that it is not
 * announced as a message.
 */
export function ChatTyping({ label }: { label: string }) {
  return (
    <div className={styles.typing} role="img" aria-label={label}>
      <svg viewBox="0 0 72 20" aria-hidden="true" focusable="false">
        <path
          pathLength="1"
          d="M3 13c4-9 8-9 9-3s3 5 6-1 6-7 7-1 3 6 6 0 6-7 8-1 3 5 6-1 6-6 7 0 4 5 7 1 5-4 9-2"
        />
      </svg>
    </div>
  )
}
