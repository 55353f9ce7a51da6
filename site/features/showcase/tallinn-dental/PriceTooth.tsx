import { PRICE_GROUPS } from './price-list.ts'
import styles from './PriceTooth.module.css'

/** The price list, set inside a molar whose roots reach into the next section. */
export function PriceTooth() {
  return (
    <section id="hinnad" className={styles.prices} aria-labelledby="hinnad-pealkiri">
      <div className={styles.tooth}>
        <svg className={styles.cusps} viewBox="0 0 1160 240" preserveAspectRatio="none" aria-hidden="true">
          <path
            fill="#fff"
            d="M0 241C0 96 118 0 318 0c118 0 168 58 262 58S724 0 842 0c200 0 318 96 318 241Z"
          />
        </svg>
        <div className={styles.crown}>
          <div className={styles.head}>
            <h2 id="hinnad-pealkiri">Hind, mis ei kasva</h2>
            <p>
              Tuimestus, kontrollpilt ja ühekordsed vahendid on sees. Arvel ei seisa midagi, mida siin pole.
            </p>
          </div>
          <div className={styles.groups}>
            {PRICE_GROUPS.map(({ name, treatments }) => (
              <table key={name} className={styles.group}>
                <caption>{name}</caption>
                <tbody>
                  {treatments.map(({ treatment, euros }) => (
                    <tr key={treatment}>
                      <th scope="row">{treatment}</th>
                      <td>{`${euros}\u00a0€`}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        </div>
        <div className={styles.roots}>
          <div className={styles.root}>
            <span className={styles.figure}>0&nbsp;€</span>
            <h3>Alla 19-aastased</h3>
            <p>Laste ja noorte ravi eest tasub Tervisekassa.</p>
          </div>
          <div className={styles.gap} />
          <div className={styles.root}>
            <span className={styles.figure}>3&nbsp;osa</span>
            <h3>Arve üle 300&nbsp;€</h3>
            <p>Maksate kolmes jaos, ilma intressita.</p>
          </div>
        </div>
      </div>
    </section>
  )
}
