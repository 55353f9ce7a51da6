import styles from './Fields.module.css'
import { Pose, type PoseKind } from './Pose.tsx'
import { Seedlings } from './Seedlings.tsx'

interface ClassKind {
  name: string
  pose: PoseKind
  length: string
  note: string
  field: string | undefined
}

const kinds: readonly ClassKind[] = [
  {
    name: 'Hatha',
    pose: 'arbol',
    length: '75 minutos · todos los niveles',
    note: 'Posturas clásicas, sostenidas, con tiempo para entenderlas. La mejor para empezar.',
    field: styles.first,
  },
  {
    name: 'Vinyasa',
    pose: 'perro',
    length: '60 minutos · nivel medio',
    note: 'Cada movimiento, una respiración. Se suda, se ríe y se duerme muy bien.',
    field: styles.second,
  },
  {
    name: 'Prenatal',
    pose: 'loto',
    length: '60 minutos · desde la semana 14',
    note: 'Con Noa, que es comadrona. Cojines, cadera y mucha calma.',
    field: styles.third,
  },
  {
    name: 'Yin',
    pose: 'nino',
    length: '75 minutos · todos los niveles',
    note: 'Pocas posturas, cinco minutos cada una, luz baja. Para cerrar el día.',
    field: styles.fourth,
  },
]

/** The classes as fields of rice, seen from the road: each band a little deeper. */
export function Fields() {
  return (
    <section className={styles.section} id="clases" aria-labelledby="clases-titulo">
      <div className={styles.head}>
        <h2 id="clases-titulo">Cuatro clases, cuatro verdes.</h2>
        <p>El arroz cambia de color cada mes. Tú también puedes cambiar de clase cuando quieras.</p>
      </div>
      {kinds.map(({ name, pose, length, note, field }) => (
        <article className={`${styles.field ?? ''} ${field ?? ''}`} key={name}>
          <Seedlings className={styles.rows} name={name} />
          <Pose kind={pose} className={styles.pose} />
          <div className={styles.words}>
            <h3>{name}</h3>
            <p className={styles.length}>{length}</p>
            <p className={styles.note}>{note}</p>
          </div>
        </article>
      ))}
    </section>
  )
}
