import styles from './JointEdge.module.css'

interface JointEdgeProps {
  /** Unique on the page. */
  id: string
  from: 'pine' | 'paper' | 'blue' | 'walnut'
  to: 'pine' | 'paper' | 'blue' | 'walnut'
}

/** Two sections meet as two boards do: the upper one's tails sit in the lower one. */
export function JointEdge({ id, from, to }: JointEdgeProps) {
  return (
    <svg className={`${styles.edge ?? ''} ${styles[to] ?? ''}`} aria-hidden="true">
      <pattern id={id} width="132" height="46" patternUnits="userSpaceOnUse">
        <path className={styles[from]} d="M0 -2H132V0H96L108 44H24L36 0H0Z" />
        <path className={styles.line} d="M0 0H36L24 44H108L96 0H132" />
      </pattern>
      <rect width="100%" height="46" fill={`url(#${id})`} />
    </svg>
  )
}
