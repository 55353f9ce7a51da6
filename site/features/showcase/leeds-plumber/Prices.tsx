import { Rail } from './Pipe.tsx'
import styles from './Prices.module.css'

const CALL_OUTS = [
  { when: 'Weekdays', hours: '8am to 6pm', price: '£68' },
  { when: 'Evenings and weekends', hours: 'until 10pm', price: '£96' },
  { when: 'Dead of night', hours: '10pm to 6am', price: '£128' },
] as const

const JOBS = [
  ['Dripping tap, new washer', '£74'],
  ['Toilet that will not flush', '£89'],
  ['Outside drain, jetted clear', '£115'],
  ['Stopcock replaced', '£132'],
  ['Burst copper pipe, up to a metre', '£140'],
  ['Immersion heater element', '£165'],
] as const

/** What it costs to be rescued, each price on its own branch of the pipe. */
export function Prices() {
  return (
    <section className={styles.prices} id="prices" aria-labelledby="prices-title">
      <Rail side="left" />
      <div className={styles.head}>
        <h2 id="prices-title">You know the price before we knock</h2>
        <p className={styles.note}>
          That is the call-out with the first half-hour of work, VAT included. Each half-hour after is £36.
          Card, cash or “send me the bill, love”.
        </p>
      </div>
      <ul className={styles.callOuts}>
        {CALL_OUTS.map(({ when, hours, price }) => (
          <li key={when}>
            <h3>
              {when} <span>{hours}</span>
            </h3>
            <p>{price}</p>
          </li>
        ))}
      </ul>
      <div className={styles.fixed}>
        <h3>Same price at any hour</h3>
        <dl>
          {JOBS.map(([job, price]) => (
            <div key={job}>
              <dt>{job}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
