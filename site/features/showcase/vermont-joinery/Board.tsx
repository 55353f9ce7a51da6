import styles from './Board.module.css'
import { prismFaces, type Corner, type GrainAxis } from './isometric.ts'

interface BoardProps {
  /** Unique on the page: the grain of the top is cut to it. */
  id: string
  wood: 'maple' | 'walnut' | 'cherry' | 'oak'
  outline: readonly Corner[]
  low: number
  high: number
  grain: GrainAxis
}

/** One piece of timber in isometric view, with its grain. */
export function Board({ id, wood, outline, low, high, grain }: BoardProps) {
  const faces = prismFaces(outline, low, high, grain)
  return (
    <g className={styles[wood]}>
      {faces.map((face) =>
        face.side === 'top' ? (
          <g key={face.outline}>
            <clipPath id={id}>
              <path d={face.outline} />
            </clipPath>
            <path className={styles.top} d={face.outline} />
            <path className={styles.grain} d={face.grain} clipPath={`url(#${id})`} />
            <path className={styles.edge} d={face.outline} />
          </g>
        ) : (
          <g key={face.outline}>
            <path className={styles[face.side]} d={face.outline} />
            <path className={styles.grain} d={face.grain} />
            <path className={styles.edge} d={face.outline} />
          </g>
        ),
      )}
    </g>
  )
}

/** The outline of a rectangular board, counter-clockwise as the faces expect it. */
export function rectangle(x0: number, y0: number, x1: number, y1: number): Corner[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
}
