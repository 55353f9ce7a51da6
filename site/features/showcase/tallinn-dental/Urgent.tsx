import { CallLink } from './CallLink.tsx'
import styles from './Urgent.module.css'

/** For whoever cannot wait: one question, one answer, one number. */
export function Urgent() {
  return (
    <section className={styles.urgent} aria-labelledby="valu-pealkiri">
      <div className={styles.inner}>
        <h2 id="valu-pealkiri">Valutab praegu?</h2>
        <div className={styles.words}>
          <p className={styles.lead}>
            Igal tööpäeval hoiame kaks aega vabana neile, kes homseni oodata ei saa. Helistage enne kella 11
            ja võtame teid vastu samal päeval.
          </p>
          <CallLink label="Helistage" />
          <p>Kui nägu paistetab kiiresti või hingata on raske, helistage 112.</p>
        </div>
      </div>
    </section>
  )
}
