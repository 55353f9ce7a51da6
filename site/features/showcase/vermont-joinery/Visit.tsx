import { SHOP } from './shop.ts'
import { ShopMap } from './ShopMap.tsx'
import styles from './Visit.module.css'

const HOURS = [
  ['Monday to Thursday', '7 am to 5 pm'],
  ['Friday', '7 am to 3 pm'],
  ['Saturday', 'the rack only, 9 to noon'],
  ['Sunday', 'closed, gone fishing'],
] as const

/** Where the shop is, when it is open and how to call. */
export function Visit() {
  return (
    <section className={styles.visit} id="shop" aria-labelledby="visit-title">
      <div className={styles.words}>
        <h2 id="visit-title">Bring a photo and a rough size</h2>
        <p className={styles.lead}>
          You will have a price range before the coffee is cold. Somebody with sawdust on picks up the phone.
        </p>
        <p>
          <a className={styles.telephone} href={SHOP.telephoneLink}>
            {SHOP.telephone}
          </a>
        </p>
        <p>
          <a className={styles.mail} href={`mailto:${SHOP.mail}`}>
            {SHOP.mail}
          </a>
        </p>
        <dl className={styles.hours}>
          {HOURS.map(([day, time]) => (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className={styles.map}>
        <ShopMap />
        <figcaption>Blue door, yard on the creek side. Park by the lumber rack.</figcaption>
      </figure>
    </section>
  )
}
