import styles from './LawHeader.module.css'
import { office } from './office.ts'

const CLAUSES = ['Scope', 'Fees', 'Term', 'Parties', 'Definitions'] as const

/** Letterhead: the name, the clauses, the telephone. */
export function LawHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.name} href="/showcase/toronto-law">
          {office.name}
        </a>
        <nav className={styles.menu} aria-label="Clauses">
          <ul role="list">
            {CLAUSES.map((clause, index) => (
              <li key={clause}>
                <a href={`#${clause.toLowerCase()}`}>
                  <span aria-hidden="true">{index + 1}.</span>
                  {clause}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a className={styles.call} href={office.telephoneLink}>
          {office.telephone}
        </a>
      </div>
    </header>
  )
}
