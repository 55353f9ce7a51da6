import { Board, rectangle } from './Board.tsx'
import { pinOutlines, tailOutline, type Dovetail } from './dovetail.ts'
import { Dimension } from './Dimension.tsx'
import styles from './ExplodedDovetail.module.css'
import { pathThrough } from './isometric.ts'

const JOINT: Dovetail = { width: 264, depth: 66, count: 3, endHalf: 35, rootHalf: 24 }
const THICKNESS = 40
const HEIGHT = 210
const LIFT = 150

/** The hero's picture: a dovetailed corner drawn apart, with its measures. */
export function ExplodedDovetail() {
  const pins = pinOutlines(JOINT)
  const guides = tailOutline(JOINT, 0)
    .filter(([x]) => x === JOINT.depth)
    .map(([x, y]) => pathThrough([[x, y, 0], [x, y, LIFT]])) // prettier-ignore
  return (
    <svg className={styles.drawing} viewBox="-512 -352 690 740" aria-hidden="true">
      <Board
        id="hero-post"
        wood="maple"
        grain="z"
        outline={rectangle(0, 0, JOINT.depth, JOINT.width)}
        low={-HEIGHT}
        high={0}
      />
      {pins.map((outline, index) => (
        <Board
          key={outline.join()}
          id={`hero-pin-${index}`}
          wood="maple"
          grain="z"
          outline={outline}
          low={0}
          high={THICKNESS}
        />
      ))}
      <path className={styles.guide} d={guides.join('')} />
      <g className={styles.lifted}>
        <Board
          id="hero-tail"
          wood="walnut"
          grain="x"
          outline={tailOutline(JOINT, 292)}
          low={LIFT}
          high={LIFT + THICKNESS}
        />
        <Dimension from={[-292, 0, LIFT + THICKNESS]} to={[-292, 264, LIFT + THICKNESS]} out={[-30, 0, 0]}>
          6¾″
        </Dimension>
      </g>
      <Dimension from={[66, 0, -HEIGHT]} to={[66, 264, -HEIGHT]} out={[34, 0, 0]}>
        6¾″
      </Dimension>
      <Dimension from={[66, 0, -HEIGHT]} to={[66, 0, 0]} out={[0, -34, 0]} isUpright>
        5¼″
      </Dimension>
      <g className={styles.note}>
        <path d="M96 -36L46 -5" />
        <text x="102" y="-44">
          pins
        </text>
        <path d="M70 -196L18 -168" />
        <text x="76" y="-200">
          tails, 1:6
        </text>
      </g>
    </svg>
  )
}
