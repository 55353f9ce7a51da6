import styles from './MarkNumber.module.css'

/** The number of a mark, ringed as on the pictures: the only red numbers of a report. */
export function MarkNumber({ number }: { number: number }) {
  return (
    <span className={`hand ${styles.number}`} aria-hidden="true">
      {number}
    </span>
  )
}
