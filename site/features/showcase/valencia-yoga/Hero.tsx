import { contact } from './contact.ts'
import { Dawn } from './Dawn.tsx'
import styles from './Hero.module.css'

/** The lake at dawn: sky, sun and water as flat bands, one figure on the horizon. */
export function Hero() {
  return (
    <section className={styles.hero} id="inicio" aria-labelledby="inicio-titulo">
      <Dawn className={styles.scene} />
      <h1 className={styles.title} id="inicio-titulo">
        Respira <br />
        como <br />
        el lago.
      </h1>
      <div className={styles.words}>
        <p className={styles.lead}>
          Yoga para doce personas por clase, en Ruzafa. Y los sábados, al amanecer, junto al agua.
        </p>
        <p className={styles.act}>
          <a className={styles.button} href={contact.telephoneHref}>
            Llama: la primera es gratis
          </a>
          <a className={styles.more} href="#horario">
            Ver el horario
          </a>
        </p>
      </div>
    </section>
  )
}
