import { week } from './week.ts'
import styles from './Week.module.css'

/** The timetable: six columns on a desk, six short lists on a telephone. */
export function Week() {
  return (
    <section className={styles.section} id="horario" aria-labelledby="horario-titulo">
      <h2 id="horario-titulo">La semana, hora a hora.</h2>
      <div className={styles.week}>
        {week.map(({ day, lessons }) => (
          <div className={styles.day} key={day}>
            <h3>{day}</h3>
            <ul role="list">
              {lessons.map(({ slot, time, style, name, teacher }) => (
                <li
                  className={`${styles.lesson ?? ''} ${styles[slot] ?? ''} ${styles[style] ?? ''}`}
                  key={time}
                >
                  <time dateTime={time.padStart(5, '0')}>{time}</time>
                  <b>{name}</b>
                  <span>{teacher}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.note}>
        Doce esterillas por clase. Si no vas a venir, avisa tres horas antes y no se descuenta del bono.
      </p>
    </section>
  )
}
