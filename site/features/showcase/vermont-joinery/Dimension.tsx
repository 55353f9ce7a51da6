import styles from './Dimension.module.css'
import { project, type Point3 } from './isometric.ts'

interface DimensionProps {
  from: Point3
  to: Point3
  /** How far, and which way, the line stands off the work. */
  out: Point3
  isUpright?: boolean
  children: string
}

/** A dimension line as a draftsman sets it: two witness lines, two slashes, one figure. */
export function Dimension({ from, to, out, isUpright = false, children }: DimensionProps) {
  const [startX, startY] = project(from)
  const [stopX, stopY] = project(to)
  const [offX, offY] = project(out)
  const [x1, y1, x2, y2] = [startX + offX, startY + offY, stopX + offX, stopY + offY]
  const middle = `${(x1 + x2) / 2} ${(y1 + y2) / 2}`
  const turn = isUpright ? -90 : -30
  return (
    <g className={styles.dimension}>
      <path
        d={`M${startX} ${startY}L${x1 + offX * 0.25} ${y1 + offY * 0.25}M${stopX} ${stopY}L${x2 + offX * 0.25} ${y2 + offY * 0.25}M${x1} ${y1}L${x2} ${y2}`}
      />
      <path className={styles.slash} d={`M${x1 - 6} ${y1 + 6}l12-12M${x2 - 6} ${y2 + 6}l12-12`} />
      <text transform={`translate(${middle}) rotate(${turn})`} y={isUpright || offX > 0 ? 26 : -12}>
        {children}
      </text>
    </g>
  )
}
