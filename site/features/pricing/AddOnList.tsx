import { addOns } from '#content/catalogue/add-ons.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Price } from '../../ui/price/Price.tsx'
import { addOnText, addOnWords } from './add-on-words.ts'
import styles from './AddOnList.module.css'

/** The add-ons as an order form: name, purpose, price. */
export function AddOnList({ context }: { context: PageContext }) {
  const words = context.messages.pricing
  return (
    <div className={styles.block}>
      <div className={styles.intro}>
        <h3>{words.addOnsHeading}</h3>
        <p>{words.addOnsLead}</p>
      </div>
      <dl className={styles.list}>
        {addOns.map(({ id, billing }) => (
          <div key={id} className={styles.row}>
            <dt>{addOnWords(id, words).name}</dt>
            <dd className={styles.text}>{addOnText(id, context)}</dd>
            <dd className={styles.price}>
              <Price name={id} context={context} />
              {billing === 'monthly' && words.perMonth}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
