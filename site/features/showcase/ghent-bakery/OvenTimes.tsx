import { Loaf, type LoafKind } from './Loaf.tsx'
import { OvenMouth } from './OvenMouth.tsx'
import styles from './OvenTimes.module.css'

interface Batch {
  time: string
  loaf: LoafKind
  name: string
  note: string
  degrees: number
  heat: string | undefined
}

const batches: readonly Batch[] = [
  {
    time: '05:30',
    loaf: 'huisbrood',
    name: 'Huisbrood',
    note: 'Tachtig stuks, de hele ovenvloer vol',
    degrees: 260,
    heat: styles.heat1,
  },
  {
    time: '06:15',
    loaf: 'baguette',
    name: 'Desembaguette',
    note: 'En pistolets, op zondag dubbel zoveel',
    degrees: 245,
    heat: styles.heat2,
  },
  {
    time: '07:00',
    loaf: 'leie',
    name: 'Leiebrood',
    note: 'De winkel gaat open, de stoep ruikt ernaar',
    degrees: 230,
    heat: styles.heat3,
  },
  {
    time: '08:30',
    loaf: 'pan',
    name: 'Volkoren in de bus',
    note: 'Kan gesneden mee vanaf tien uur',
    degrees: 215,
    heat: styles.heat4,
  },
  {
    time: '10:00',
    loaf: 'mastel',
    name: 'Gentse mastellen',
    note: 'Met kaneel, lauw het lekkerst',
    degrees: 190,
    heat: styles.heat5,
  },
  {
    time: '14:00',
    loaf: 'rogge',
    name: 'Rogge',
    note: 'Vier uur traag op de laatste warmte',
    degrees: 150,
    heat: styles.heat6,
  },
]

/** The day's baking inside the oven's mouth: every row a little cooler than the last. */
export function OvenTimes() {
  return (
    <section className={styles.section} id="oven" aria-labelledby="oven-title">
      <div className={styles.head}>
        <h2 id="oven-title">De oven gaat één keer aan.</h2>
        <p>
          Om vier uur ’s ochtends stoken we op beukenhout. Daarna zakt de warmte, de hele dag lang, en bakken
          wij mee naar beneden.
        </p>
      </div>
      <div className={styles.oven}>
        <OvenMouth className={styles.arch} />
        <ol className={styles.rows} role="list">
          {batches.map(({ time, loaf, name, note, degrees, heat }) => (
            <li className={`${styles.row ?? ''} ${heat ?? ''}`} key={time}>
              <time className={styles.time} dateTime={time}>
                {time}
              </time>
              <Loaf kind={loaf} isSmall className={styles.loaf} />
              <div className={styles.what}>
                <h3>{name}</h3>
                <p>{note}</p>
              </div>
              <p className={styles.degrees}>{degrees} °C</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
