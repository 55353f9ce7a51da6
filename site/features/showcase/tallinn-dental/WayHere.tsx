import { clinic } from './clinic.ts'
import { KadriorgMap } from './KadriorgMap.tsx'
import styles from './WayHere.module.css'

const HOURS = [
  { days: 'Esmaspäev–reede', time: '8–20' },
  { days: 'Laupäev', time: '9–14' },
  { days: 'Pühapäev', time: 'suletud' },
] as const

/** Where the clinic is, when it is open, and how to come without a car. */
export function WayHere() {
  return (
    <section id="asukoht" className={styles.way} aria-labelledby="asukoht-pealkiri">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="asukoht-pealkiri">Trammist kolm minutit</h2>
          <address className={styles.address}>
            {clinic.street}
            <br />
            {clinic.town}
          </address>
          <p>
            Trammid 1 ja 3 sõidavad Kadriorgu iga kümne minuti tagant. Autoga tulles pöörake hoovi: kaks kohta
            on patsientidele, esimene tund on tasuta. Uks on tänavaga ühel tasandil, trepiastmeid ei ole.
          </p>
          <table className={styles.hours}>
            <caption>Lahtiolekuajad</caption>
            <tbody>
              {HOURS.map(({ days, time }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.map}>
          <KadriorgMap />
        </div>
      </div>
    </section>
  )
}
