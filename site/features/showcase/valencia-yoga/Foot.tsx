import { agency } from '#content/catalogue/agency.ts'

import { contact } from './contact.ts'
import styles from './Foot.module.css'

/** Night on the lake: address, telephone and who made the site. */
export function Foot() {
  return (
    <footer className={styles.foot}>
      <svg className={styles.moon} viewBox="0 0 600 300" aria-hidden="true" focusable="false">
        <circle cx="300" cy="116" r="86" fill="#fff0d6" />
        <path
          stroke="#fff0d6"
          strokeLinecap="round"
          strokeWidth="9"
          d="M196 226h208M236 248h150M226 270h104M282 290h60"
        />
      </svg>
      <div className={styles.columns}>
        <address>
          Estudio Albufera
          <br />
          Calle del Junco 12, bajo
          <br />
          46006 València
        </address>
        <p>
          <a href={contact.telephoneHref}>{contact.telephone}</a>
          <br />
          <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
        </p>
        <p>
          Lunes a viernes de 7 a 21:30 h
          <br />
          Sábados de 7 a 13 h
        </p>
        <p>
          <a href="/">Web: {agency.name}</a>
        </p>
      </div>
    </footer>
  )
}
