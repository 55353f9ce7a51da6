import { Board, rectangle } from './Board.tsx'
import { pinOutlines, tailOutline, type Dovetail } from './dovetail.ts'
import styles from './JointDrawings.module.css'
import { pathThrough, type Point3 } from './isometric.ts'

const DRAWER: Dovetail = { width: 220, depth: 36, count: 4, endHalf: 20, rootHalf: 14 }

/** Four guide lines from one end of a joint to the other. */
function guides(corners: readonly (readonly [Point3, Point3])[]): string {
  return corners.map((pair) => pathThrough(pair)).join('')
}

/** Mortise, tenon and the two pegs that draw them together. */
export function MortiseAndTenon() {
  const mortise: Point3[] = [[90, 18, -30], [90, 38, -30], [90, 38, 90], [90, 18, 90]] // prettier-ignore
  const inner: Point3[] = [[90, 18, -30], [90, 38, -30], [74, 38, -30], [74, 18, -30]] // prettier-ignore
  const pegs = [10, 54]
  return (
    <svg className={styles.joint} viewBox="-130 -240 470 530" aria-hidden="true">
      <Board id="stile" wood="cherry" grain="z" outline={rectangle(0, 0, 90, 56)} low={-190} high={190} />
      <path className={styles.hole} d={pathThrough(mortise, true)} />
      <path className={styles.floor} d={pathThrough(inner, true)} />
      <path
        className={styles.guide}
        d={guides([
          [[90, 38, 90], [176, 38, 90]],
          [[90, 38, -30], [176, 38, -30]],
          [[90, 18, 90], [176, 18, 90]],
        ])} // prettier-ignore
      />
      <Board id="tenon" wood="maple" grain="x" outline={rectangle(176, 18, 250, 38)} low={-30} high={90} />
      <Board id="rail" wood="maple" grain="x" outline={rectangle(250, 0, 330, 56)} low={-50} high={110} />
      {pegs.map((z) => (
        <g key={z}>
          <path
            className={styles.guide}
            d={guides([[[45, 56, z + 6], [45, 130, z + 6]]])} /* prettier-ignore */
          />
          <path
            className={styles.hole}
            d={pathThrough([[38, 56, z], [52, 56, z], [52, 56, z + 14], [38, 56, z + 14]], true)} /* prettier-ignore */
          />
          <Board
            id={`peg-${z}`}
            wood="walnut"
            grain="y"
            outline={rectangle(38, 104, 52, 170)}
            low={z}
            high={z + 14}
          />
        </g>
      ))}
    </svg>
  )
}

/** A tread on its way into the stringer, with the wedge that will hold it. */
export function HousedTread() {
  const housing: Point3[] = [[44, 40, 20], [44, 220, 20], [44, 220, 40], [44, 40, 52]] // prettier-ignore
  return (
    <svg className={styles.joint} viewBox="-235 -205 470 530" aria-hidden="true">
      <Board id="stringer" wood="oak" grain="y" outline={rectangle(0, 0, 44, 260)} low={-120} high={150} />
      <path className={styles.hole} d={pathThrough(housing, true)} />
      <path
        className={styles.guide}
        d={guides([
          [[44, 220, 40], [130, 220, 40]],
          [[44, 220, 20], [130, 220, 20]],
          [[44, 70, 40], [130, 70, 40]],
        ])} // prettier-ignore
      />
      <Board id="riser" wood="oak" grain="x" outline={rectangle(130, 188, 300, 206)} low={-90} high={20} />
      <Board id="tread" wood="walnut" grain="x" outline={rectangle(130, 52, 300, 228)} low={20} high={42} />
      <Board
        id="wedge"
        wood="cherry"
        grain="x"
        outline={rectangle(120, 268, 260, 284)}
        low={-60}
        high={-46}
      />
    </svg>
  )
}

/** A drawer's corner, closed. */
export function DrawerCorner() {
  const outlines = pinOutlines(DRAWER)
  return (
    <svg className={styles.joint} viewBox="-395 -255 470 530" aria-hidden="true">
      <Board
        id="drawer-front"
        wood="cherry"
        grain="y"
        outline={rectangle(0, 0, DRAWER.depth, DRAWER.width)}
        low={-140}
        high={0}
      />
      {outlines.map((outline, index) => (
        <Board
          key={outline.join()}
          id={`drawer-pin-${index}`}
          wood="cherry"
          grain="z"
          outline={outline}
          low={0}
          high={30}
        />
      ))}
      <Board id="drawer-side" wood="maple" grain="x" outline={tailOutline(DRAWER, 250)} low={0} high={30} />
      {outlines.map((outline) => (
        <path
          key={outline.join()}
          className={styles.pin}
          d={pathThrough(
            outline.map(([x, y]) => [x, y, 30]),
            true,
          )}
        />
      ))}
    </svg>
  )
}
