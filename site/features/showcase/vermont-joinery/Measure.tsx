import styles from './Dimension.module.css'

interface MeasureProps {
  x: number
  y: number
  /** Length to the right, or downwards for a height. */
  length: number
  isHeight?: boolean
  children: string
}

/** A dimension line in a flat elevation. */
export function Measure({ x, y, length, isHeight = false, children }: MeasureProps) {
  const line = isHeight ? `V${y + length}` : `H${x + length}`
  const [endX, endY] = isHeight ? [x, y + length] : [x + length, y]
  const witness = isHeight
    ? `M${x - 8} ${y}h16M${endX - 8} ${endY}h16`
    : `M${x} ${y - 8}v16M${endX} ${endY - 8}v16`
  const place = isHeight
    ? `translate(${x - 9} ${y + length / 2}) rotate(-90)`
    : `translate(${x + length / 2} ${y - 9})`
  return (
    <g className={styles.dimension}>
      <path d={`M${x} ${y}${line}${witness}`} />
      <path className={styles.slash} d={`M${x - 5} ${y + 5}l10-10M${endX - 5} ${endY + 5}l10-10`} />
      <text transform={place}>{children}</text>
    </g>
  )
}
