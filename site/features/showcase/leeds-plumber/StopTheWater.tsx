import { House } from './House.tsx'
import { Crossing, Rail } from './Pipe.tsx'
import styles from './StopTheWater.module.css'

const STEPS = [
  {
    title: 'Turn the stopcock',
    text: 'Under the kitchen sink, usually. Clockwise until it stops, then half a turn back.',
  },
  { title: 'Boiler off', text: 'And the immersion heater, if you have one. They do not like running dry.' },
  {
    title: 'Open every cold tap',
    text: 'Upstairs first. What is left in the pipes runs down the drain, not down the stairs.',
  },
  {
    title: 'Near the electrics?',
    text: 'Switch off at the fuse box. If you would have to stand in water to reach it, go outside instead.',
  },
] as const

/** First aid while the van is on its way. */
export function StopTheWater() {
  return (
    <section className={styles.stop} id="stop" aria-labelledby="stop-title">
      <Crossing side="right" />
      <Rail side="right" />
      <div className={styles.words}>
        <h2 id="stop-title">Stop the water while you wait</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.house}>
        <House />
      </div>
    </section>
  )
}
