import { SHOP } from './shop.ts'
import styles from './VermontHeader.module.css'

/** Name, four places on the page, and the shop's telephone. */
export function VermontHeader() {
  return (
    <header className={styles.header}>
      <a className={styles.name} href="#top">
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <path className={styles.lower} d="M2 2H12L8 24H36L32 2H42V42H2Z" />
          <path className={styles.upper} d="M14 2H30L34 22H10Z" />
        </svg>
        Vermont Joinery
      </a>
      <nav className={styles.nav} aria-label="On this page">
        <a href="#work">Work</a>
        <a href="#joints">Joints</a>
        <a href="#wood">Wood</a>
        <a href="#weeks">Fourteen weeks</a>
        <a href="#shop">The shop</a>
      </nav>
      <a className={styles.call} href={SHOP.telephoneLink}>
        {SHOP.telephone}
      </a>
    </header>
  )
}
