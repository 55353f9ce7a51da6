import styles from './BenchTop.module.css'
import { grainPath, type GrainField } from './wood-grain.ts'

const WIDTH = 1560
/** The glued-up boards of the bench, from the back edge to the front. */
const BOARDS: readonly (GrainField & { top: number })[] = [
  { top: 0, width: WIDTH, height: 190, lines: 12, seed: 1, knots: [{ x: 1180, y: 84, size: 30 }] },
  { top: 190, width: WIDTH, height: 240, lines: 15, seed: 5, knots: [{ x: 420, y: 150, size: 38 }] },
  { top: 430, width: WIDTH, height: 210, lines: 13, seed: 9, knots: [] },
  { top: 640, width: WIDTH, height: 260, lines: 15, seed: 14, knots: [{ x: 760, y: 140, size: 34 }] },
]

/** The bench under the drawing: four pine boards, glued edge to edge. */
export function BenchTop() {
  return (
    <svg
      className={styles.bench}
      viewBox={`0 0 ${WIDTH} 900`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {BOARDS.map(({ top, ...field }) => (
        <g key={top} transform={`translate(0 ${top})`}>
          <rect className={styles.board} width={WIDTH} height={field.height} />
          <path className={styles.grain} d={grainPath(field)} />
          <path className={styles.seam} d={`M0 0H${WIDTH}`} />
        </g>
      ))}
    </svg>
  )
}
