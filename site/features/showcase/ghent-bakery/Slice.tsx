import styles from './Slice.module.css'
import { sequence } from './strokes.ts'

/** Air in the crumb: large holes in the middle, small ones near the crust. */
function holes(): string {
  const next = sequence(2009)
  return Array.from({ length: 96 }, () => {
    const x = 106 + next() * 388
    const y = 116 + next() * 262
    const nearness = 1 - Math.min(1, Math.hypot((x - 300) / 260, (y - 240) / 190))
    if (y < 250 && Math.hypot(x - 300, (y - 316) * 0.85) > 186) return ''
    const rx = 2.5 + nearness * 22 * next() ** 2 + next() * 5
    const ry = rx * (0.55 + next() * 0.4)
    const [left, wide, high] = [x - rx, rx, ry].map((value) => value.toFixed(1))
    return `M${left ?? ''} ${y.toFixed(1)}a${wide ?? ''} ${high ?? ''} -18 1 1 ${(rx * 2).toFixed(1)} 0a${wide ?? ''} ${high ?? ''} -18 1 1 ${(-rx * 2).toFixed(1)} 0`
  }).join('')
}

/** A slice as large as the page, with everything that is in it. */
export function Slice() {
  return (
    <div className={styles.band}>
      <svg className={styles.slice} viewBox="0 0 600 460" aria-hidden="true" focusable="false">
        <path
          fill="#5a2106"
          d="M36 318C14 168 132 42 300 38C468 42 586 168 564 318C560 404 500 432 440 434L160 434C100 432 40 404 36 318Z"
        />
        <path
          fill="#b9601d"
          d="M52 318C32 178 142 56 300 52C458 56 568 178 548 318C544 394 492 416 436 418L164 418C108 416 56 394 52 318Z"
        />
        <path
          fill="#fbe6bd"
          d="M70 316C52 190 152 74 300 70C448 74 548 190 530 316C526 380 482 400 430 402L170 402C118 400 74 380 70 316Z"
        />
        <path fill="#e9c384" d={holes()} />
      </svg>
      <div className={styles.words}>
        <h3>Bloem, water, zout.</h3>
        <dl className={styles.list}>
          <div>
            <dt>Bloem van de Vijvermolen, Zulte</dt>
            <dd>100 %</dd>
          </div>
          <div>
            <dt>Gents water</dt>
            <dd>78 %</dd>
          </div>
          <div>
            <dt>Zeezout</dt>
            <dd>2 %</dd>
          </div>
          <div>
            <dt>Gist, suiker, verbeteraar</dt>
            <dd>0 %</dd>
          </div>
        </dl>
        <p>
          Zo rekent een bakker: alles in verhouding tot de bloem. Allergenen: gluten, en sesam in de winkel.
        </p>
      </div>
    </div>
  )
}
