import { Clause } from './Clause.tsx'
import styles from './Term.module.css'

const DAYS = [
  { day: 0, title: 'You call', text: 'Twenty minutes, free. You hear the fee.' },
  { day: 1, title: 'You send it', text: 'PDF, photo, fax from the landlord.' },
  {
    day: 2,
    title: 'We read, line by line',
    text: 'Two of us, three days. What is dangerous, what is usual, what is missing, and what to ask for in its place.',
  },
  { day: 5, title: 'You decide', text: 'A marked copy, one page of plain English, and a call.' },
] as const

/** Clause 3: how a review runs, its columns as wide as the days they take. */
export function Term() {
  return (
    <Clause number={3} id="term" title="How long it takes">
      <ol role="list" className={styles.days}>
        {DAYS.map(({ day, title, text }) => (
          <li key={day}>
            <p className={styles.day}>
              Day <b>{day}</b>
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Clause>
  )
}
