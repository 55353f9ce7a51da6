import styles from './Mark.module.css'

/** A stroke of the red pencil. Each kind has several hands, so that repeats differ (art-direction.md). */
const PATHS = {
  circle: {
    viewBox: '0 0 200 110',
    variants: [
      'M31 20C62 4 128 0 164 19c37 20 39 58 4 75-36 17-112 16-143-3C-9 70 2 27 52 12c22-6 48-8 73-6',
      'M170 24C140 4 74 1 36 18 0 34-4 74 30 92c38 20 112 17 145-4 30-20 25-56-13-72C142 8 120 5 96 6',
      'M22 40C34 12 92 2 136 9c44 8 66 33 57 57-10 28-64 40-108 37C38 100 2 82 6 52 9 30 40 14 74 9',
    ],
  },
  crossOut: {
    viewBox: '0 0 100 24',
    variants: ['M2 17C24 12 66 8 98 6', 'M2 8c30 0 62 4 96 9', 'M3 14c22-5 34 3 52-3 15-4 28-3 42-2'],
  },
  underline: {
    viewBox: '0 0 200 16',
    variants: [
      'M3 10C50 4 130 3 197 7c-50 0-92 2-128 7',
      'M2 8c62-5 128-5 196 1',
      'M4 6c58 6 130 6 192-1-40 2-80 5-112 9',
    ],
  },
  tick: {
    viewBox: '0 0 24 24',
    variants: [
      'M2 13c2 2 5 6 6 9C11 14 16 6 22 2',
      'M3 12c2 3 4 6 5 9 3-9 8-15 14-19',
      'M2 14c3 1 5 4 6 8C10 13 15 7 21 3',
    ],
  },
  arrow: {
    viewBox: '0 0 60 36',
    variants: [
      'M56 4C48 20 30 26 6 24M16 14 5 24l13 9',
      'M57 8C42 24 26 24 6 20M15 10 5 20l11 11',
      'M54 3C52 22 34 30 7 27M17 18 6 27l14 7',
    ],
  },
} as const

/** Kinds of marks the pencil can make. */
type MarkKind = keyof typeof PATHS

/** All kinds, for the gallery. */
export const MARK_KINDS = Object.keys(PATHS) as readonly MarkKind[]

interface MarkProps {
  kind: MarkKind
  /** Which hand; any number, it wraps around. */
  variant?: number
}

/** One pencil mark, decoration only: what it marks says the same in words. */
export function Mark({ kind, variant = 0 }: MarkProps) {
  const { viewBox, variants } = PATHS[kind]
  const path = variants[variant % variants.length] ?? variants[0]
  return (
    <svg
      className={`${styles.mark} ${styles[kind]}`}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} pathLength="1" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
