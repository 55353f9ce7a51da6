import styles from './Specimen.module.css'

/** Three lines of a bakery's lease as we sent them back: what went, what came, and why. */
export function Specimen() {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.caption}>
        <b>Exhibit A</b>
        <span>From a bakery’s lease, page 14 of 52</span>
      </figcaption>
      <div className={styles.pair}>
        <p className={styles.line}>
          <b>7.2</b> The Tenant shall repair <del>and replace</del> the heating and cooling equipment{' '}
          <del>at its sole cost and without limit</del> <ins>up to $2,500 in any year</ins>.
        </p>
        <p className={styles.note}>The unit on the roof was 21 years old. A new one: $38,000.</p>
      </div>
      <div className={styles.pair}>
        <p className={styles.line}>
          <b>7.3</b> The Tenant’s owner <del>personally guarantees all obligations under this Lease</del>{' '}
          <ins>gives no personal guarantee</ins>.
        </p>
        <p className={styles.note}>This was her house, on the table.</p>
      </div>
      <div className={styles.pair}>
        <p className={styles.line}>
          <b>7.4</b> The Landlord may end this Lease <del>at any time</del> <ins>on 12 months’ notice</ins> in
          order to redevelop.
        </p>
        <p className={styles.note}>She had just paid for two ovens.</p>
      </div>
      <p className={styles.end}>
        <span>The landlord signed all three, nine days later.</span> <span>Our fee: $950.</span>
      </p>
    </figure>
  )
}
