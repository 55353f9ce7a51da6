import styles from './Hartleys.module.css'
import { Crossing, Rail } from './Pipe.tsx'
import { Van } from './Van.tsx'

const PROMISES = [
  {
    title: 'Late? Free.',
    text: 'Sixty-one minutes and the call-out costs you nothing. It cost us £408 last year.',
  },
  {
    title: 'Price, then spanner.',
    text: 'You see the figure and say yes. Or you don’t, and we shake hands.',
  },
  {
    title: 'Twelve months.',
    text: 'If one of our joints so much as weeps in a year, we come back for nothing.',
  },
] as const

/** Who stands at the door, and what they promise. */
export function Hartleys() {
  return (
    <section className={styles.hartleys} id="hartleys" aria-labelledby="hartleys-title">
      <Crossing side="right" />
      <Rail side="right" />
      <h2 id="hartleys-title">Three Hartleys. One&nbsp;number.</h2>
      <p className={styles.lead}>
        Ken bought his first van in 1984. Now Mark takes the north of the city, Danny the south, and Ken
        answers the phone, because he likes to talk.
      </p>
      <div className={styles.van}>
        <Van />
      </div>
      <ul className={styles.promises}>
        {PROMISES.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
