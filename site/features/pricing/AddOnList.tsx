import { addOns } from '#content/catalogue/add-ons.ts'
import { messageKey } from '#domain/language/message-text.ts'
import { addOnField, TICKED } from '#domain/pricing/order.ts'

import { CONTACT_FORM_ID } from '../../browser/parts/order-slip.ts'
import type { PageContext } from '../../page/page-context.ts'
import { Price } from '../../ui/price/Price.tsx'
import { addOnText } from './add-on-words.ts'
import { OrderSlip } from './OrderSlip.tsx'
import styles from './OrderSlip.module.css'

/** The add-ons, each with a tick that belongs to the contact form, as a part of the order slip. */
export function AddOnList({ context }: { context: PageContext }) {
  const words = context.messages.pricing
  return (
    <div id="order">
      <h3 className="as-h2">{words.addOnsHeading}</h3>
      <p className="lead">{words.addOnsLead}</p>
      <OrderSlip context={context}>
        <ul role="list" className={styles.list}>
          {addOns.map(({ id, billing }) => (
            <li key={id}>
              <label className={styles.line}>
                <input
                  type="checkbox"
                  name={addOnField(id)}
                  value={TICKED}
                  form={CONTACT_FORM_ID}
                  data-ordered={billing}
                  data-name={words[messageKey('', id)]}
                />
                <strong>
                  <span>{words[messageKey('', id)]}</span>
                </strong>
                <span className={`fine ${styles.text}`}>{addOnText(id, context)}</span>
                <span className={styles.price}>
                  <Price name={id} context={context} />
                  {billing === 'monthly' && <small>{words.perMonth}</small>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </OrderSlip>
    </div>
  )
}
