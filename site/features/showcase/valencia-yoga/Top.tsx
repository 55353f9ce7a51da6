import { contact } from './contact.ts'
import styles from './Top.module.css'

/** Name, the way down the page and the telephone. */
export function Top() {
  return (
    <header className={styles.top}>
      <a className={styles.name} href="#inicio">
        <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <path fill="#ff5a36" d="M5 22a15 15 0 0 1 30 0z" />
          <path stroke="#08222e" strokeWidth="3.4" strokeLinecap="round" d="M3 26h34M9 32h22M15 38h10" />
        </svg>
        Estudio Albufera
      </a>
      <nav className={styles.nav} aria-label="En esta página">
        <a href="#clases">Clases</a>
        <a href="#horario">Horario</a>
        <a href="#tarifas">Tarifas</a>
        <a href="#lago">El lago</a>
      </nav>
      <a className={styles.call} href={contact.telephoneHref}>
        {contact.telephone}
      </a>
    </header>
  )
}
