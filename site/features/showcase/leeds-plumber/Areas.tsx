import styles from './Areas.module.css'
import { PipeMap } from './PipeMap.tsx'
import { Crossing, Rail } from './Pipe.tsx'

/** Usual minutes from the yard in Kirkstall to the door. */
const AREAS = [
  ['LS1', 'City centre', 14],
  ['LS6', 'Headingley', 12],
  ['LS7', 'Chapel Allerton', 21],
  ['LS8', 'Roundhay', 28],
  ['LS9', 'Burmantofts', 22],
  ['LS10', 'Hunslet', 24],
  ['LS11', 'Beeston', 22],
  ['LS12', 'Armley', 11],
  ['LS14', 'Seacroft', 33],
  ['LS15', 'Cross Gates', 36],
  ['LS16', 'Adel', 24],
  ['LS17', 'Moortown', 29],
  ['LS18', 'Horsforth', 19],
  ['LS26', 'Rothwell', 37],
  ['LS27', 'Morley', 31],
  ['LS28', 'Pudsey', 26],
] as const

/** Where they go, as a map of pipes, and how long it takes. */
export function Areas() {
  return (
    <section className={styles.areas} id="areas" aria-labelledby="areas-title">
      <Crossing side="left" />
      <Rail side="left" />
      <div className={styles.map}>
        <PipeMap />
      </div>
      <div>
        <h2 id="areas-title">On tap across Leeds</h2>
        <p className={styles.lead}>
          Usual minutes from our yard to your door. Match day at Elland Road? Add ten; you still have forty in
          hand.
        </p>
        <ul className={styles.list}>
          {AREAS.map(([code, name, minutes]) => (
            <li key={code}>
              <b>{code}</b> <span>{name}</span> <i>{minutes} min</i>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
