import styles from './Pipe.module.css'

interface PipeProps {
  side: 'left' | 'right'
}

/** The pipe running down one side of a section. */
export function Rail({ side }: PipeProps) {
  return (
    <div className={`${styles.rail ?? ''} ${styles[side] ?? ''}`} aria-hidden="true">
      <span className={styles.collar} />
    </div>
  )
}

/** The pipe changing sides at the top of a section; `side` is where it arrives. */
export function Crossing({ side }: PipeProps) {
  return (
    <div
      className={`${styles.crossing ?? ''} ${side === 'left' ? (styles.mirrored ?? '') : ''}`}
      aria-hidden="true"
    >
      <span className={styles.falling} />
      <span className={styles.leaving} />
      <span className={styles.joint} />
      <span className={styles.second} />
    </div>
  )
}
