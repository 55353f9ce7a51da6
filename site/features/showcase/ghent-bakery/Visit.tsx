import { StreetMap } from './StreetMap.tsx'
import styles from './Visit.module.css'

const hours = [
  ['Maandag', 'gesloten'],
  ['Dinsdag', 'gesloten'],
  ['Woensdag', '7–18 u.'],
  ['Donderdag', '7–18 u.'],
  ['Vrijdag', '7–18 u.'],
  ['Zaterdag', '7–17 u.'],
  ['Zondag', '7–12.30 u.'],
] as const

/** Where the shop is and when it is open. */
export function Visit() {
  return (
    <section className={styles.section} id="winkel" aria-labelledby="winkel-title">
      <StreetMap className={styles.map} />
      <div className={styles.words}>
        <h2 id="winkel-title">Volg uw neus tot in de Kiemstraat.</h2>
        <dl className={styles.hours}>
          {hours.map(([day, time]) => (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p>Tram 1, halte Gravensteen, en dan twee minuten langs het water. Fietsenrek voor de deur.</p>
      </div>
    </section>
  )
}
