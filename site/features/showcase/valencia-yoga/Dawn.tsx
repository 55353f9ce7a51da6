import styles from './Dawn.module.css'
import { PoseLines } from './Pose.tsx'

/** Light on the water below the sun: middle, half width, height. */
const GLINTS = [
  [0, 236, 16],
  [-14, 206, 13],
  [18, 150, 12],
  [-8, 118, 10],
  [12, 70, 9],
] as const

/** Canes at the shore: foot, lean, height. */
const CANES = [
  [0, 8, 250],
  [26, 22, 310],
  [52, 14, 220],
  [84, 34, 350],
  [112, 18, 270],
  [148, 40, 300],
] as const

/** The scene of the hero; its bands run far beyond its box on purpose. */
export function Dawn({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 800 900" aria-hidden="true" focusable="false">
      <g transform="translate(-2600)">
        <path fill="#ffe3b5" d="M0 250h6000v110H0z" />
        <path fill="#ffd08f" d="M0 360h6000v90H0z" />
        <path fill="#ffb869" d="M0 450h6000v120H0z" />
      </g>
      <circle className={styles.sun} cx="400" cy="480" r="260" fill="#ff5a36" />
      <g transform="translate(-2600)">
        <path fill="#2f7a52" d="M0 556C900 546 1700 550 2500 556S4300 548 6000 554V580H0z" />
        <path fill="#0b6a76" d="M0 574h6000v330H0z" />
        <path fill="#0f8087" d="M0 574h6000v34H0z" />
        <path fill="#085563" d="M0 770h6000v140H0z" />
      </g>
      <path fill="#1d5c43" d="M742 560v-28l44-66 44 66v28z" />
      <path fill="#fff0d6" d="M760 560v-24h52v24z" />
      <path fill="#1d5c43" d="M778 560v-16h14v16z" />
      <g className={styles.glints} fill="#ff5a36">
        {GLINTS.map(([shift, half, height], index) => (
          <rect
            key={half}
            x={400 + shift - half}
            y={596 + index * 34}
            width={half * 2}
            height={height}
            rx={height / 2}
          />
        ))}
      </g>
      <path fill="#08222e" d="M250 562h300v14H250zM282 576h12v44h-12zM506 576h12v44h-12z" />
      <g className={styles.figure} color="#08222e">
        <PoseLines kind="arbol" />
      </g>
      <g className={styles.mirror} color="#08222e">
        <PoseLines kind="arbol" />
      </g>
      <g className={styles.ripples} stroke="#0b6a76" strokeWidth="9">
        <path d="M300 656h200M300 694h200M300 732h200M300 760h200" />
      </g>
      <g className={styles.canes} fill="none" stroke="#08222e" strokeLinecap="round">
        {CANES.map(([foot, lean, height]) => (
          <g key={foot}>
            <path strokeWidth="6" d={`M${foot} 0Q${foot} ${-height / 2} ${foot + lean} ${-height}`} />
            <path
              strokeWidth="17"
              d={`M${foot + lean * 0.86} ${-height * 0.9}L${foot + lean * 1.1} ${-height - 30}`}
            />
          </g>
        ))}
      </g>
    </svg>
  )
}
