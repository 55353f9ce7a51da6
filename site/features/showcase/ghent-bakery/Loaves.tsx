import { Loaf, type LoafKind } from './Loaf.tsx'
import styles from './Loaves.module.css'

interface Bread {
  kind: LoafKind
  name: string
  price: string
  note: string
  panel: string | undefined
}

const breads: readonly Bread[] = [
  {
    kind: 'huisbrood',
    name: 'Huisbrood',
    price: '€ 5,60',
    note: 'Tarwe met een vijfde spelt, 900 g. Herken het aan de korenaar.',
    panel: styles.house,
  },
  {
    kind: 'leie',
    name: 'Leiebrood',
    price: '€ 5,20',
    note: 'Luchtig en lang, 700 g. Eén snede, zoals de rivier.',
    panel: styles.river,
  },
  {
    kind: 'rogge',
    name: 'Rogge',
    price: '€ 6,40',
    note: 'Honderd procent rogge, 1 kg. Niemand snijdt: het barst zelf.',
    panel: styles.rye,
  },
  {
    kind: 'baguette',
    name: 'Desembaguette',
    price: '€ 2,90',
    note: 'Vijf streepjes, 280 g. Dezelfde dag nog opeten.',
    panel: styles.stick,
  },
  {
    kind: 'pan',
    name: 'Volkoren in de bus',
    price: '€ 4,80',
    note: 'Met haver en zonnebloempitten, 800 g. Voor de brooddoos.',
    panel: styles.tin,
  },
  {
    kind: 'mastel',
    name: 'Gentse mastel',
    price: '€ 1,60',
    note: 'Kaneel en een kuiltje van de duim. Zes voor € 8,50.',
    panel: styles.bun,
  },
]

/** Six breads on six fields of colour, each known by its cut. */
export function Loaves() {
  return (
    <section className={styles.section} id="broden" aria-labelledby="broden-title">
      <div className={styles.head}>
        <h2 id="broden-title">Zes broden, zes handtekeningen.</h2>
        <p>De snede zegt wie het is. Kijk naar de korst en u hoeft het kaartje niet te lezen.</p>
      </div>
      <ul className={styles.shelf} role="list">
        {breads.map(({ kind, name, price, note, panel }) => (
          <li className={`${styles.panel ?? ''} ${panel ?? ''}`} key={kind}>
            <Loaf kind={kind} className={styles.loaf} />
            <div className={styles.card}>
              <h3>{name}</h3>
              <p className={styles.price}>{price}</p>
              <p className={styles.note}>{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
