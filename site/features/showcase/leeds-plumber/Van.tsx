import { FIRM } from './firm.ts'
import styles from './Van.module.css'

/** The van, pipes on its roof, on its way. */
export function Van() {
  return (
    <svg className={styles.van} viewBox="0 0 900 360" aria-hidden="true">
      <path className={styles.speed} d="M-600 120H20M-600 196H-20M-600 262H36" />
      <g className={styles.driving}>
        <path className={styles.rack} d="M150 66V40M330 66V40M520 66V40" />
        <path className={styles.pipes} d="M70 22H620M90 38H600" />
        <path
          className={styles.body}
          d="M70 296V86C70 72 78 66 92 66H600C650 66 690 84 722 122L776 188C826 196 848 214 852 248V296Z"
        />
        <path className={styles.window} d="M612 88H634C662 90 684 104 702 126L742 180H612Z" />
        <path className={styles.line} d="M590 66V296M470 66V296M606 210H640" />
        <path className={styles.band} d="M70 258H852V296H70Z" />
        <path
          className={styles.check}
          d="M70 258h32v19h-32ZM134 258h32v19h-32ZM198 258h32v19h-32ZM262 258h32v19h-32ZM326 258h32v19h-32ZM390 258h32v19h-32ZM454 258h32v19h-32ZM518 258h32v19h-32ZM582 258h32v19h-32ZM646 258h32v19h-32ZM710 258h32v19h-32ZM774 258h32v19h-32ZM102 277h32v19h-32ZM166 277h32v19h-32ZM230 277h32v19h-32ZM294 277h32v19h-32ZM358 277h32v19h-32ZM422 277h32v19h-32ZM486 277h32v19h-32ZM550 277h32v19h-32ZM614 277h32v19h-32ZM678 277h32v19h-32ZM742 277h32v19h-32ZM806 277h32v19h-32Z"
        />
        <path className={styles.lamp} d="M826 214H848C854 222 856 232 856 240H830Z" />
        <text className={styles.name} x="96" y="150">
          Hartley &amp; Sons
        </text>
        <text className={styles.number} x="96" y="214">
          {FIRM.telephone}
        </text>
        <circle className={styles.tyre} cx="214" cy="302" r="52" />
        <circle className={styles.hub} cx="214" cy="302" r="22" />
        <circle className={styles.tyre} cx="716" cy="302" r="52" />
        <circle className={styles.hub} cx="716" cy="302" r="22" />
      </g>
      <path className={styles.road} d="M-2000 356H3000" />
    </svg>
  )
}
