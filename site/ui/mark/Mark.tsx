import { MARK_PATHS } from './mark-paths.ts'
import styles from './Mark.module.css'

interface MarkProps {
  kind: keyof typeof MARK_PATHS
  /** Which variant; any number, it wraps around. */
  variant?: number
}

/** A pencil mark, decoration only: the marked words say the same. */
export function Mark({ kind, variant = 0 }: MarkProps) {
  const { viewBox, variants } = MARK_PATHS[kind]
  const path = variants[variant % variants.length] ?? variants[0]
  return (
    <svg
      className={`${styles.mark} ${styles[kind]}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} pathLength="1" />
    </svg>
  )
}
