import type { ReactNode } from 'react'

import { packages } from '#content/catalogue/packages.ts'

import { CONTACT_FORM_ID } from '../../browser/parts/order-slip.ts'
import type { PageContext } from '../../page/page-context.ts'
import { packageTerms } from '../../page/package-words.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './OrderSlip.module.css'

interface OrderSlipProps {
  context: PageContext
  /** The add-ons. */
  children: ReactNode
}

/**
 * The order slip: which package, which add-ons, and the sum: the smallest until something is ticked. Its
 * fields belong to the contact form. `site/browser/parts/order-slip.ts` writes its parts.
 */
export function OrderSlip({ context, children }: OrderSlipProps) {
  const { pricing: words, contactForm, services } = context.messages
  const smallest = (
    <span className="hand">
      <Price name={packages[0].id} context={context} />
      <Mark kind="underline" />
    </span>
  )
  return (
    <div
      className={styles.slip}
      data-order-slip
      data-currency={context.profile.currency}
      data-tag={context.tag}
      data-one-time={words.oneTime}
      data-per-month={words.perMonth}
      data-message={contactForm.orderMessage}
      data-message-with={contactForm.orderMessageWith}
      data-message-extras={contactForm.orderMessageExtras}
    >
      <fieldset className={`sheet ${styles.packages}`}>
        <legend className="visually-hidden">{words.slipPackage}</legend>
        <h3>{words.slipHeading}</h3>
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
      {children}
      <div className={`sheet ${styles.sum}`}>
        <div className={styles.total} role="status">
          <p className={styles.rest}>
            <FilledText text={services.starter} values={{ price: smallest }} />
          </p>
          <p className={styles.items} data-order-part="items" hidden />
          <p className={`hand row ${styles.figures}`}>
            <span data-order-part="once" hidden />
            <span data-order-part="monthly" hidden />
            <Mark kind="underline" variant={1} />
          </p>
          <p className={`fine ${styles.terms}`} data-order-part="terms" hidden />
        </div>
        <ButtonLink href="#contact" look="primary">
          {words.slipNext}
        </ButtonLink>
      </div>
      {['once', 'monthly', 'currency'].map((name) => (
        <input key={name} type="hidden" name={name} form={CONTACT_FORM_ID} data-order-field={name} disabled />
      ))}
    </div>
  )
}
