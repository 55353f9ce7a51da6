import styles from './FailureNote.module.css'

/** Why an attempt came to nothing. The region stands empty until then, so that it is announced once. */
export function FailureNote({ sentence }: { sentence: string | null }) {
  return (
    <p role="alert" className={styles.note}>
      {sentence}
    </p>
  )
}
