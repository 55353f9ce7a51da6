import { failureOf } from '#domain/email/failure-of.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import styles from './desk.module.css'
import { useDesk } from './use-desk.ts'

/** Why a mail did not arrive: in words where its code is known, and as the mail server said it. */
export function Failure({ recipient, reason }: { recipient?: string; reason: string }) {
  const { words } = useDesk()
  const failure = failureOf(reason)
  return (
    <div>
      {failure && <p className={styles.trouble}>{words.failures[failure]}</p>}
      <p className={failure ? 'fine' : styles.trouble}>
        {recipient === undefined ? reason : fillPlaceholders(words.trouble, { recipient, reason })}
      </p>
    </div>
  )
}
