import { agency } from '#content/catalogue/agency.ts'

import { FIRM } from './firm.ts'
import styles from './LeedsFooter.module.css'
import { RunOut } from './RunOut.tsx'

/** The end of the pipe: a tap, and the number once more. */
export function LeedsFooter() {
  return (
    <footer className={styles.footer}>
      <RunOut />
      <p className={styles.call}>
        <a href={FIRM.telephoneLink}>
          <span>Still dripping?</span>
          {FIRM.telephone}
        </a>
      </p>
      <div className={styles.facts}>
        <p>
          <b>Hartley &amp; Sons Plumbing</b>
          <br />
          Unit 7, Tannery Yard
          <br />
          Kirkstall, Leeds LS4 2XX
        </p>
        <p>
          Phone and vans: always
          <br />
          Trade counter: Monday to Friday,
          <br />
          7.30am to 4pm
        </p>
        <p>
          <a href={`mailto:${FIRM.mail}`}>{FIRM.mail}</a>
          <br />
          for anything that is not wet
        </p>
        <p className={styles.credit}>
          <a href="/">Website: {agency.name}</a>
        </p>
      </div>
    </footer>
  )
}
