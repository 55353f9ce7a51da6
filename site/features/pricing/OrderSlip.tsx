import { packages } from '#content/catalogue/packages.ts'

import { CONTACT_FORM_ID } from '../../browser/parts/order-slip.ts'
import type { PageContext } from '../../page/page-context.ts'
import { packageTerms } from '../../page/package-words.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Price } from '../../ui/price/Price.tsx'
import styles from './OrderSlip.module.css'

/**
 * The order slip: which package, and with script the sum of what is ticked. Its fields belong to the contact
 * form. `site/browser/parts/order-slip.ts` writes its parts.
 */
export function OrderSlip({ context }: { context: PageContext }) {
  const { pricing: words, contactForm } = context.messages
  return (
    <div
      className={`sheet stack-tight ${styles.slip}`}
      data-order-slip
      data-currency={context.profile.currency}
      data-tag={context.tag}
      data-one-time={words.oneTime}
      data-per-month={words.perMonth}
      data-message={contactForm.orderMessage}
      data-message-with={contactForm.orderMessageWith}
      data-message-extras={contactForm.orderMessageExtras}
    >
      <h3>{words.slipHeading}</h3>
      <fieldset className={styles.packages}>
        <legend>{words.slipPackage}</legend>
        <label>
          <input type="radio" name="package" value="" form={CONTACT_FORM_ID} defaultChecked />
          <span>{words.slipNone}</span>
        </label>
        {packages.map((offer) => (
          <label key={offer.id}>
            <input
              type="radio"
              name="package"
              value={offer.id}
              form={CONTACT_FORM_ID}
              data-ordered="once"
              data-name={offer.name}
              data-terms={packageTerms(offer, context).join(' · ')}
            />
            <span>{offer.name}</span>
            <Price name={offer.id} context={context} />
          </label>
        ))}
      </fieldset>
      {['once', 'monthly', 'currency'].map((name) => (
        <input key={name} type="hidden" name={name} form={CONTACT_FORM_ID} data-order-field={name} disabled />
      ))}
      <div className={styles.total} role="status">
        <p data-order-part="items" hidden />
        <p className={`hand row ${styles.sum}`}>
          <span data-order-part="once" hidden />
          <span data-order-part="monthly" hidden />
          <Mark kind="underline" />
        </p>
        <p className="fine" data-order-part="terms" hidden />
      </div>
      <ButtonLink href="#contact" look="primary">
        {words.slipNext}
      </ButtonLink>
    </div>
  )
}
