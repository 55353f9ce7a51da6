import { grainPath } from './wood-grain.ts'
import styles from './WoodRack.module.css'

const LENGTH = 620
const BREADTH = 210
/** What stands in the rack today. Janka: pounds to press a steel ball half into the wood. */
const SPECIES = [
  {
    id: 'maple',
    name: 'Sugar maple',
    from: 'Ripton, 9 miles',
    janka: '1,450',
    use: 'Treads, counters, kitchens full of children',
    knots: [],
  },
  {
    id: 'cherry',
    name: 'Black cherry',
    from: 'Bristol, 13 miles',
    janka: '950',
    use: 'Doors. Turns from pink to red in one summer',
    knots: [{ x: 420, y: 130, size: 24 }],
  },
  {
    id: 'oak',
    name: 'White oak',
    from: 'Orwell, 18 miles',
    janka: '1,360',
    use: 'Everything the weather can reach',
    knots: [],
  },
  {
    id: 'birch',
    name: 'Yellow birch',
    from: 'Lincoln, 15 miles',
    janka: '1,260',
    use: 'Painted work, if you must',
    knots: [{ x: 300, y: 70, size: 20 }],
  },
  {
    id: 'walnut',
    name: 'Black walnut',
    from: 'Shoreham, 12 miles',
    janka: '1,010',
    use: 'Handrails: it is the one you touch',
    knots: [{ x: 480, y: 110, size: 26 }],
  },
] as const

/** The five woods as boards standing in the rack. */
export function WoodRack() {
  return (
    <section className={styles.wood} id="wood" aria-labelledby="wood-title">
      <div className={styles.head}>
        <h2 id="wood-title">It grew less than twenty miles from here</h2>
        <p>
          Five sawyers call us when a good log comes in. We dry it for a year per inch, then it waits for you.
        </p>
      </div>
      <ul className={styles.rack}>
        {SPECIES.map(({ id, name, from, janka, use, knots }, index) => (
          <li key={id} className={styles[id]}>
            <svg viewBox={`0 0 ${BREADTH} ${LENGTH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <path
                transform={`translate(${BREADTH} 0) rotate(90)`}
                d={grainPath({ width: LENGTH + 40, height: BREADTH, lines: 13, seed: index * 4 + 2, knots })}
              />
            </svg>
            <h3>{name}</h3>
            <p>{use}</p>
            <dl>
              <div>
                <dt>Hardness</dt>
                <dd>{janka} lbf</dd>
              </div>
              <div>
                <dt>Sawn in</dt>
                <dd>{from}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
