import type { ReactNode } from 'react'

import { DoorDrawing, KitchenDrawing, StairDrawing } from './WorkDrawings.tsx'
import styles from './Work.module.css'

interface Trade {
  id: string
  name: string
  text: string
  prices: readonly (readonly [what: string, price: string])[]
  drawing: ReactNode
}

const TRADES: readonly Trade[] = [
  {
    id: 'doors',
    name: 'Doors',
    text: 'Solid wood, never veneer, on hinges so good that a child can close them quietly.',
    prices: [
      ['Interior, maple', 'from $1,150'],
      ['Entry, white oak', 'from $4,900'],
      ['Double door', 'from $9,400'],
    ],
    drawing: <DoorDrawing />,
  },
  {
    id: 'stairs',
    name: 'Stairs',
    text: 'Every tread housed half an inch into the stringer and wedged from below. That is why ours are still quiet after 38 winters.',
    prices: [
      ['New treads and rail', 'from $6,800'],
      ['Straight, 13 treads', 'from $14,500'],
      ['Winder or curved', 'from $27,000'],
    ],
    drawing: <StairDrawing />,
  },
  {
    id: 'kitchens',
    name: 'Kitchens',
    text: 'Face frames and dovetailed drawers, built to your wall, even if your wall is from 1840 and leans.',
    prices: [
      ['Island', 'from $5,600'],
      ['Galley, 16 feet', 'from $38,000'],
      ['Whole room', 'from $54,000'],
    ],
    drawing: <KitchenDrawing />,
  },
]

/** What the shop builds, drawn to one scale on one floor. */
export function Work() {
  return (
    <section className={styles.work} id="work" aria-labelledby="work-title">
      <div className={styles.head}>
        <h2 id="work-title">Three things, drawn to one scale</h2>
        <p>
          The price you sign is the price you pay. These are installed prices in Addison County, with oil
          finish and hardware.
        </p>
      </div>
      <div className={styles.trades}>
        {TRADES.map(({ id, name, text, prices, drawing }) => (
          <article key={id} className={styles[id]}>
            <div className={styles.drawing}>{drawing}</div>
            <h3>{name}</h3>
            <p>{text}</p>
            <dl>
              {prices.map(([what, price]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{price}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  )
}
