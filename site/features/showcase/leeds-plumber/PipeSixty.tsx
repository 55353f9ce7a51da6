import styles from './PipeSixty.module.css'

const SIX =
  'M262 52H112A60 60 0 0 0 52 112V330A60 60 0 0 0 112 390H196A60 60 0 0 0 256 330V278A60 60 0 0 0 196 218H52'
const ZERO =
  'M404 52H500A60 60 0 0 1 560 112V330A60 60 0 0 1 500 390H404A60 60 0 0 1 344 330V112A60 60 0 0 1 404 52Z'
const MAIN = 'M30 390H470'
const COLLARS = [
  [17, 357, 24, 66],
  [150, 357, 24, 66],
  [428, 357, 24, 66],
  [288, 357, 24, 66],
  [19, 254, 66, 24],
  [527, 208, 66, 24],
  [311, 208, 66, 24],
  [112, 19, 24, 66],
] as const

/** The promise bent from one copper pipe: 60. It leaves to the left, into the pipe of the page. */
export function PipeSixty() {
  return (
    <svg className={styles.sixty} viewBox="17 -40 585 464" aria-hidden="true">
      {[styles.outline, styles.copper, styles.light].map((layer) => (
        <path key={layer} className={layer} d={`${SIX}${ZERO}${MAIN}`} />
      ))}
      {COLLARS.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles.collar} x={x} y={y} width={width} height={height} />
      ))}
      <path className={styles.iron} d="M254 16H290V88H254Z" />
      <path className={styles.iron} d="M178 19H214V-8H178ZM148-32H244V-8H148Z" />
    </svg>
  )
}
