import { LakeMap } from './LakeMap.tsx'
import styles from './Lake.module.css'

const teachers = [
  ['Amparo Climent', 'Hatha y Yin. Fue bailarina; ahora presume de no correr.'],
  ['Vicent Ferrandis', 'Vinyasa. Nieto de arroceros, abre el estudio a las siete.'],
  ['Noa Serrano', 'Prenatal. Comadrona desde hace dieciséis años.'],
] as const

/** The studio in town, the jetty at the lake and the people in both. */
export function Lake() {
  return (
    <section className={styles.section} id="lago" aria-labelledby="lago-titulo">
      <LakeMap className={styles.map} />
      <div className={styles.words}>
        <h2 id="lago-titulo">
          <span>Entre semana en Ruzafa.</span> <span>El sábado, en el agua.</span>
        </h2>
        <p className={styles.lead}>
          A las siete, en el embarcadero de El Palmar, antes de que lleguen las barcas. El bus 24 sale a las
          6:10; si llueve, te avisamos la noche anterior.
        </p>
        <dl className={styles.teachers}>
          {teachers.map(([name, about]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
