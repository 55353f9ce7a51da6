import { CallLink } from './CallLink.tsx'
import { clinic } from './clinic.ts'
import styles from './ClinicHeader.module.css'
import { ToothMark } from './ToothMark.tsx'

const PLACES = [
  { href: '#visiit', label: 'Visiit' },
  { href: '#hinnad', label: 'Hinnad' },
  { href: '#meeskond', label: 'Meeskond' },
  { href: '#asukoht', label: 'Asukoht' },
] as const

/** Name, four places on the page, and the telephone. */
export function ClinicHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.name} href="/showcase/tallinn-dental">
          <ToothMark height={40} />
          <span>{clinic.name}</span>
        </a>
        <nav className={styles.menu} aria-label="Peamenüü">
          <ul role="list">
            {PLACES.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <CallLink isSmall />
      </div>
    </header>
  )
}
