import styles from './FragmentReasons.module.css'

/**
 * All reasons a page can be about; the style sheet shows the one in the address's fragment. So the server
 * needs neither a page for each, nor script.
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
