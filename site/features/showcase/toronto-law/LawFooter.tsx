import { agency } from '#content/catalogue/agency.ts'

import styles from './LawFooter.module.css'
import { office } from './office.ts'
import { StreetPlan } from './StreetPlan.tsx'

/** Schedule A: where the office is, and who made the site. */
export function LawFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <h2>Schedule A: the door</h2>
          <address className={styles.place}>
            17 Tannery Lane, second floor
            <br />
            Toronto, Ontario
          </address>
          <p className={styles.way}>
            Off Adelaide Street East, behind the print shop. The 504 streetcar stops at Sherbourne; there is
            an elevator, and coffee. Monday to Friday, 8:30 to 5:30.
          </p>
          <p className={styles.links}>
            <a href={office.telephoneLink}>{office.telephone}</a>
            <a href={`mailto:${office.mail}`}>{office.mail}</a>
          </p>
        </div>
        <StreetPlan className={styles.map} />
        <p className={styles.last}>
          <span>{office.name}, Toronto</span>
          <span>Page 1 of 1</span>
          <a href="/">Website: {agency.name}</a>
        </p>
      </div>
    </footer>
  )
}
