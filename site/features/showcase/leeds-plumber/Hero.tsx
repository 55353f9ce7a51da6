import { FIRM } from './firm.ts'
import styles from './Hero.module.css'
import { Rail } from './Pipe.tsx'
import { PipeSixty } from './PipeSixty.tsx'

/** The first screen: the promise, bent from pipe, and the number. */
export function Hero() {
  return (
    <div className={styles.hero} id="top">
      <div className={styles.poster}>
        <h1>
          <span className={styles.line}>At your door in</span>{' '}
          <span className={styles.sixty}>
            <span className={styles.spoken}>60</span>
            <PipeSixty />
            <span className={styles.exit} aria-hidden="true" />
          </span>{' '}
          <span className={styles.minutes}>minutes</span>
        </h1>
        <p className={styles.text}>
          Burst pipe, dead boiler, drain backing up: ring, tell us your postcode, and a Hartley is in the van.{' '}
          <strong>If we’re late, the call-out is free.</strong>
        </p>
      </div>
      <div className={styles.strip}>
        <Rail side="left" />
        <a href={FIRM.telephoneLink}>
          <span className={styles.hint}>Ring now, day or night</span>
          <span className={styles.number}>{FIRM.telephone}</span>
        </a>
      </div>
    </div>
  )
}
