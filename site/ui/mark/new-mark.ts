import { newShape } from '../../browser/new-element.ts'
import { MARK_PATHS } from './mark-paths.ts'
import styles from './Mark.module.css'

/** `Mark` for parts without React. */
export function newMark(kind: keyof typeof MARK_PATHS, variant: number): SVGElement {
  const { viewBox, variants } = MARK_PATHS[kind]
  return newShape(
    'svg',
    {
      class: `${styles['mark'] ?? ''} ${styles[kind] ?? ''}`,
      viewBox,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    newShape('path', {
      d: variants[variant % variants.length] ?? variants[0],
      'vector-effect': 'non-scaling-stroke',
    }),
  )
}
