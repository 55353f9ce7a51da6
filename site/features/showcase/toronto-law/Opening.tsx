import { office } from './office.ts'
import styles from './Opening.module.css'
import { Specimen } from './Specimen.tsx'

const LINES = Array.from({ length: 28 }, (_, index) => index + 1)

/** First screen: the promise in two sentences, and a page of a real lease after our pen. */
export function Opening() {
  return (
    <section className={styles.opening} aria-labelledby="opening-title">
      <div className={styles.inner}>
        <div className={styles.lines} aria-hidden="true">
          {LINES.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <h1 id="opening-title">
          <span>You sign it.</span> <span className={styles.ours}>We read it first.</span>
        </h1>
        <div className={styles.below}>
          <div className={styles.words}>
            <p className={styles.lead}>
              Leases, contracts and partnerships for people who own the business, not the legal department.
              Marked in plain English, for a fee you know before we start.
            </p>
            <a className={styles.call} href={office.telephoneLink}>
              Call {office.telephone}
            </a>
            <p className={styles.fine}>
              A lawyer picks up, Monday to Friday, 8:30 to 5:30. The first 20 minutes are free.
            </p>
            <div className={styles.key}>
              <p>
                <b>How to read our pen</b>
              </p>
              <p>
                <del>Struck</del> is what we took out.
              </p>
              <p>
                <ins>Underlined</ins> is what we put in.
              </p>
              <p className={styles.why}>In the margin is why.</p>
            </div>
          </div>
          <Specimen />
        </div>
      </div>
    </section>
  )
}
