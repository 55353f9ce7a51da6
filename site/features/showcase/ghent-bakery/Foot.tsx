import { agency } from '#content/catalogue/agency.ts'

import { contact } from './contact.ts'
import styles from './Foot.module.css'

/** Address, telephone and who made the site. */
export function Foot() {
  return (
    <footer className={styles.foot}>
      <p className={styles.name} aria-hidden="true">
        Deeg
      </p>
      <div className={styles.columns}>
        <address>
          Bakkerij Deeg
          <br />
          Kiemstraat 14
          <br />
          9000 Gent
        </address>
        <p>
          <a href={contact.telephoneHref}>{contact.telephone}</a>
          <br />
          <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
        </p>
        <p>
          Jonas Claeys en Mieke De Wilde, bakkers sinds 2009.
          <br />
          <a href="/">Website: {agency.name}</a>
        </p>
      </div>
    </footer>
  )
}
