import { contact } from './contact.ts'
import { Loaf } from './Loaf.tsx'
import styles from './Order.module.css'

/** The call that puts a loaf aside, printed on a paper bag. */
export function Order() {
  return (
    <section className={styles.section} id="bestellen" aria-labelledby="bestellen-title">
      <div className={styles.words}>
        <h2 id="bestellen-title">Bel vandaag, haal morgen.</h2>
        <p className={styles.lead}>
          Voor 17 uur gebeld is morgen gebakken. U betaalt bij het afhalen, cash of met Payconiq.
        </p>
        <div className={styles.questions}>
          <details>
            <summary>Kan het brood gesneden worden?</summary>
            <p>
              Ja, vanaf twee uur na de oven. Warm brood plakt aan het mes, dus Huisbrood snijden we na half
              acht.
            </p>
          </details>
          <details>
            <summary>Hoe lang blijft het goed?</summary>
            <p>Vijf dagen in een doek, rogge tien. Invriezen mag, liefst dezelfde dag en in sneden.</p>
          </details>
          <details>
            <summary>Leveren jullie aan cafés en scholen?</summary>
            <p>Binnen de ring, met de bakfiets, vanaf twaalf broden. Bel ’s namiddags en vraag naar Jonas.</p>
          </details>
        </div>
      </div>
      <div className={styles.order}>
        <Loaf kind="baguette" isSmall className={styles.left} />
        <Loaf kind="baguette" isSmall className={styles.right} />
        <div className={styles.bag}>
          <p className={styles.label}>Bestellen</p>
          <a className={styles.number} href={contact.telephoneHref}>
            {contact.telephone}
          </a>
          <p className={styles.hours}>wo tot za 7–17 u. · zo 7–12 u.</p>
          <p className={styles.say}>Zeg gewoon:</p>
          <ol className={styles.list} role="list">
            <li>
              <span>Uw naam</span> <i>Lieve</i>
            </li>
            <li>
              <span>Wat</span> <i>1 Huisbrood, 6 mastellen</i>
            </li>
            <li>
              <span>Gesneden of heel</span> <i>Heel</i>
            </li>
            <li>
              <span>Hoe laat</span> <i>Rond acht uur</i>
            </li>
          </ol>
        </div>
      </div>
    </section>
  )
}
