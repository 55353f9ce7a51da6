import { agency } from '#content/catalogue/agency.ts'

import { CallLink } from './CallLink.tsx'
import { clinic } from './clinic.ts'
import styles from './ClinicFooter.module.css'

/** The evening: the telephone once more, the address, who made the site, and a full row of teeth. */
export function ClinicFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.line}>
          <p className={styles.wish}>Järgmine vaba aeg on tavaliselt samal nädalal.</p>
          <CallLink label="Helistage" />
        </div>
        <div className={styles.small}>
          <address>
            {clinic.name}, {clinic.street}, {clinic.town}
          </address>
          <a href={`mailto:${clinic.mail}`}>{clinic.mail}</a>
          <a className={styles.made} href="/">
            Kodulehe tegi {agency.name}
          </a>
        </div>
      </div>
      <svg className={styles.row} aria-hidden="true">
        <defs>
          <pattern id="teeth" width="100" height="140" patternUnits="userSpaceOnUse">
            <path fill="#fff" d="M6 140V50C6 22 20 4 36 4c7 0 9 4 14 4s7-4 14-4c16 0 30 18 30 46v90Z" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#teeth)" />
      </svg>
    </footer>
  )
}
