import { Portrait, type Sitter } from './Portrait.tsx'
import styles from './Team.module.css'

const PEOPLE: readonly { sitter: Sitter; name: string; role: string; about: string }[] = [
  {
    sitter: 'liis',
    name: 'dr Kadri Lepik',
    role: 'hambaarst, asutaja',
    about: 'Täidised ja juureravi. Seletab kõik paberile joonistades.',
  },
  {
    sitter: 'kaarel',
    name: 'dr Kaarel Roos',
    role: 'suukirurg',
    about: 'Tarkusehambad ja implantaadid. Ütleb enne, mida te kohe tunnete.',
  },
  {
    sitter: 'mirjam',
    name: 'Mirjam Uibo',
    role: 'suuhügienist',
    about: 'Hambakivi ja igemed. Kiirustada ei oska ega taha.',
  },
  {
    sitter: 'toomas',
    name: 'Toomas Saar',
    role: 'vastuvõtt',
    about: 'Leiab teile aja ka siis, kui seda enam polnud.',
  },
]

/** Four people, each in an arch of their own, lit from the window side. */
export function Team() {
  return (
    <section id="meeskond" className={styles.team} aria-labelledby="meeskond-pealkiri">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="meeskond-pealkiri">Teid ravib alati sama arst</h2>
          <p>Meid on neli. Kui olete korra käinud, tunneme teid järgmisel korral juba häälest.</p>
        </div>
        <ul role="list" className={styles.people}>
          {PEOPLE.map(({ sitter, name, role, about }) => (
            <li key={sitter}>
              <Portrait sitter={sitter} />
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.about}>{about}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
