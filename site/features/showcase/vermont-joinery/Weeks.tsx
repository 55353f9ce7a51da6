import styles from './Weeks.module.css'

const STOPS = [
  { week: '0', title: 'We measure', text: 'Luke comes with a laser and a story stick. An hour, no charge.' },
  {
    week: '2',
    title: 'You see it full size',
    text: 'A drawing you can lay on the floor and walk along, and one fixed price.',
  },
  {
    week: '3',
    title: 'You choose the boards',
    text: 'You are welcome at the rack. 40 percent now, the rest when it is in.',
  },
  {
    week: '4',
    title: 'We build',
    text: 'Eight weeks at the bench. A photograph every Friday, and no “just checking in”.',
  },
  { week: '12', title: 'We install', text: 'The hands that cut it carry it in. We sweep up, twice.' },
  {
    week: '14',
    title: 'We come back',
    text: 'Wood settles. We plane, adjust and oil, and leave the can with you.',
  },
] as const

/** From the first visit to the last, along a tape measure. */
export function Weeks() {
  return (
    <section className={styles.weeks} id="weeks" aria-labelledby="weeks-title">
      <h2 id="weeks-title">Fourteen weeks, marked on the tape</h2>
      <ol className={styles.tape}>
        {STOPS.map(({ week, title, text }) => (
          <li key={week}>
            <span className={styles.week}>
              <span className={styles.word}>Week </span>
              {week}
            </span>
            <div className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
