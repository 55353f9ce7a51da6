import styles from './FragmentReasons.module.css'

/**
 * Every reason a page can be about, of which the style sheet shows the one the address's fragment names: the
 * server says it without a page of its own for each, and without script.
 */
export function FragmentReasons({ reasons }: { reasons: Readonly<Record<string, string>> }) {
  return (
    <div className={`lead ${styles.reasons}`}>
      {Object.entries(reasons).map(([code, sentence]) => (
        <p key={code} id={code} tabIndex={-1}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
