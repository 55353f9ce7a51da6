import { contact } from './contact.ts'
import styles from './FirstClass.module.css'
import { Pose, type PoseKind } from './Pose.tsx'

const moments: readonly { pose: PoseKind; minute: string; title: string; note: string }[] = [
  {
    pose: 'loto',
    minute: 'Minuto 0',
    title: 'Te sientas',
    note: 'Dejamos esterilla, manta y bloque. Tú trae ropa cómoda.',
  },
  {
    pose: 'guerrero',
    minute: 'Minuto 20',
    title: 'Te sostienes',
    note: 'Cinco posturas, con silla o pared si hace falta.',
  },
  {
    pose: 'descanso',
    minute: 'Minuto 65',
    title: 'Te tumbas',
    note: 'Diez minutos sin hacer nada. Cuesta más de lo que parece.',
  },
]

/** The free first class: its nought is the sun. */
export function FirstClass() {
  return (
    <section className={styles.section} aria-labelledby="gratis-titulo">
      <div className={styles.inner}>
        <p className={styles.price}>
          <span className={styles.zero}>0</span> €
        </p>
        <div className={styles.words}>
          <h2 id="gratis-titulo">A la primera clase invita la casa.</h2>
          <p className={styles.lead}>
            Sin tarjeta y sin ficha de tres páginas. Llama, di tu nombre y elige día.{' '}
            <a href={contact.telephoneHref}>{contact.telephone}</a>
          </p>
        </div>
      </div>
      <ol className={styles.moments} role="list">
        {moments.map(({ pose, minute, title, note }) => (
          <li className={styles.moment} key={pose}>
            <Pose kind={pose} className={styles.pose} />
            <div className={styles.text}>
              <p className={styles.minute}>{minute}</p>
              <h3>{title}</h3>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
