import { Clause } from './Clause.tsx'
import styles from './Execution.module.css'
import { office } from './office.ts'
import { Seal } from './Seal.tsx'
import { Signature } from './Signature.tsx'

/** Clause 6: the signature page; the owner's line holds the telephone number. */
export function Execution() {
  return (
    <Clause number={6} id="execution" title="In witness whereof, you call">
      <div className={styles.layout}>
        <div className={styles.lines}>
          <div className={`${styles.line} ${styles.owner}`}>
            <p className={styles.flag}>Start here</p>
            <div className={styles.signed}>
              <span className={styles.cross} aria-hidden="true">
                ×
              </span>
              <a className={styles.call} href={office.telephoneLink}>
                {office.telephone}
              </a>
            </div>
            <p className={styles.under}>The Owner. Twenty minutes, free, with a lawyer.</p>
          </div>
          <div className={styles.line}>
            <div className={styles.signed}>
              <Signature signer="okafor" className={styles.signature} />
            </div>
            <p className={styles.under}>Adaeze Okafor, for the Firm</p>
          </div>
          <div className={styles.line}>
            <div className={styles.signed}>
              <Signature signer="lindqvist" className={styles.signature} />
            </div>
            <p className={styles.under}>Erik Lindqvist, for the Firm</p>
          </div>
        </div>
        <Seal className={styles.seal} />
      </div>
    </Clause>
  )
}
