import { CallLink } from './CallLink.tsx'
import styles from './Morning.module.css'
import { ShoreScene } from './ShoreScene.tsx'

const FACTS = [
  { term: 'Avatud', words: 'E–R 8–20, L 9–14' },
  { term: 'Leiate meid', words: 'Luigetiigi 3, Kadriorus' },
  { term: 'Räägime', words: 'eesti, vene ja inglise keelt' },
] as const

/** First screen: the tooth as an arch on the shore, the sun coming up through it. */
export function Morning() {
  return (
    <>
      <section className={styles.morning} aria-labelledby="esileht">
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 id="esileht">Rahulik hambaravi Kadrioru pargi ääres</h1>
            <p className={styles.lead}>
              Enne kui midagi teeme, räägime läbi, mida see tähendab ja kui palju maksab. Kui soovite pausi,
              tõstate käe ja me peatume.
            </p>
          </div>
        </div>
        <div className={styles.inner}>
          <div className={styles.actions}>
            <CallLink label="Broneerige aeg:" />
            <a className={styles.quiet} href="#hinnad">
              Vaadake hindu
            </a>
          </div>
        </div>
        <ShoreScene className={styles.scene} sun={styles.sun} beam={styles.beam} />
      </section>
      <div className={styles.foot}>
        <dl className={`${styles.inner} ${styles.facts}`}>
          {FACTS.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
