import { contact } from './contact.ts'
import styles from './Top.module.css'

/** Name, three ways down the page and the telephone. */
export function Top() {
  return (
    <header className={styles.top}>
      <a className={styles.name} href="#top">
        Bakkerij Deeg
      </a>
      <nav className={styles.nav} aria-label="Op deze pagina">
        <a href="#oven">Uit de oven</a>
        <a href="#broden">Broden</a>
        <a href="#deeg">Ons deeg</a>
        <a href="#winkel">Winkel</a>
      </nav>
      <a className={styles.call} href={contact.telephoneHref}>
        {contact.telephone}
      </a>
    </header>
  )
}
