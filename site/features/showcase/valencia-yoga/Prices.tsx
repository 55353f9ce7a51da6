import { contact } from './contact.ts'
import styles from './Prices.module.css'

const prices = [
  ['Clase suelta', '14 €', 'Llegas, entras y pagas después.'],
  ['Bono de 10', '110 €', 'Cuatro meses para gastarlo. Se puede compartir.'],
  ['Dos por semana', '62 €', 'Al mes, con recuperación de clases.'],
  ['Mes libre', '84 €', 'Todas las clases, también las del lago.'],
] as const

/** Prices as bands of an evening sky, down to the setting sun. */
export function Prices() {
  return (
    <section className={styles.section} id="tarifas" aria-labelledby="tarifas-titulo">
      <div className={styles.head}>
        <h2 id="tarifas-titulo">Lo que cuesta, sin matrícula.</h2>
      </div>
      <ul className={styles.bands} role="list">
        {prices.map(([name, price, note]) => (
          <li className={styles.band} key={name}>
            <h3>{name}</h3>
            <p className={styles.note}>{note}</p>
            <p className={styles.price}>{price}</p>
          </li>
        ))}
      </ul>
      <div className={styles.sunset}>
        <p>
          <a className={styles.call} href={contact.telephoneHref}>
            {contact.telephone}
          </a>
          <span>De 9 a 13 h y de 17 a 21 h. Contesta una persona.</span>
        </p>
      </div>
    </section>
  )
}
