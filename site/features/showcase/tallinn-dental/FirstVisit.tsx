import styles from './FirstVisit.module.css'
import { DawnWindow, type Dawn } from './DawnWindow.tsx'

const STEPS: readonly { dawn: Dawn; minute: string; title: string; text: string }[] = [
  {
    dawn: 'before',
    minute: '0. minut',
    title: 'Uks, nagi, tass teed',
    text: 'Ankeeti te ootesaalis täitma ei pea: kõik vajaliku küsime ise.',
  },
  {
    dawn: 'first',
    minute: '5. minut',
    title: 'Jutt',
    text: 'Mis häirib, mida pelgate, mis on varem halvasti läinud. Tool on sel ajal püsti.',
  },
  {
    dawn: 'morning',
    minute: '20. minut',
    title: 'Ülevaatus',
    text: 'Vaatame hambad üle ja teeme panoraampildi. Ekraanil näete sedasama, mida meie.',
  },
  {
    dawn: 'day',
    minute: '35. minut',
    title: 'Plaan kirjas',
    text: 'Saate kaasa plaani: mis on kiire, mis võib oodata ja mida iga samm maksab.',
  },
]

/** The first visit minute by minute; behind four windows the sun comes up. */
export function FirstVisit() {
  return (
    <section id="visiit" className={styles.visit} aria-labelledby="visiit-pealkiri">
      <div className={styles.inner}>
        <h2 id="visiit-pealkiri">Esimene visiit: 45 minutit ja mitte ühtegi puuri</h2>
        <ol role="list" className={styles.steps}>
          {STEPS.map(({ dawn, minute, title, text }) => (
            <li key={dawn} className={styles.step}>
              <DawnWindow dawn={dawn} />
              <p className={styles.minute}>{minute}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
