import styles from './FailureNote.module.css'

/** Why an attempt failed. The live region is empty until then, so that it is announced once. */
export function FailureNote({ sentence }: { sentence: string | null }) {
  return (
    <p role="alert" className={styles.note}>
      {sentence}
    </p>
  )
}
