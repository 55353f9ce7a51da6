import { BenchTop } from './BenchTop.tsx'
import { ExplodedDovetail } from './ExplodedDovetail.tsx'
import styles from './Hero.module.css'
import { SHOP } from './shop.ts'

/** The first screen: the bench, the promise and a dovetail drawn apart. */
export function Hero() {
  return (
    <div className={styles.hero} id="top">
      <BenchTop />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>
            Measured twice. Cut&nbsp;in <span>Middlebury.</span>
          </h1>
          <p className={styles.lead}>
            Doors, stairs and kitchens in Vermont hardwood. Six of us draw every piece full size, cut it in an
            old marble mill by Otter Creek, and carry it through your front door.
          </p>
          <p className={styles.actions}>
            <a className={styles.call} href={SHOP.telephoneLink}>
              Call the shop
            </a>
            <a className={styles.prices} href="#work">
              See work and prices
            </a>
          </p>
          <p className={styles.note}>We come and measure for free within 40 miles of Middlebury.</p>
        </div>
        <div className={styles.drawing}>
          <ExplodedDovetail />
        </div>
      </div>
    </div>
  )
}
