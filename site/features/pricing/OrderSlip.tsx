import type { ReactNode } from 'react'

import { packages } from '#content/catalogue/packages.ts'
import { WORD_JOINER } from '#domain/language/word-joiner.ts'

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
  const { pricing: words, contactForm, header, services } = context.messages
  const smallest = (
    <span className="hand">
      <Price name={packages[0].id} context={context} />
      <Mark kind="underline" />
    </span>
  )
  return (
    <div
      className={`sheet taped ${styles.slip}`}
      data-order-slip
      data-currency={context.profile.currency}
      data-tag={context.tag}
      data-one-time={words.oneTime.replace('-', `-${WORD_JOINER}`)}
      data-per-month={words.perMonth}
      data-message={contactForm.orderMessage}
      data-message-with={contactForm.orderMessageWith}
      data-message-extras={contactForm.orderMessageExtras}
    >
      <h3>{words.slipHeading}</h3>
      <fieldset className={styles.packages}>
        <legend className="visually-hidden">{words.slipPackage}</legend>
        {packages.map((offer) => (
          <label key={offer.id} className={styles.line}>
            <input
              type="radio"
              name="package"
              value={offer.id}
              form={CONTACT_FORM_ID}
              data-ordered="once"
              data-name={offer.name}
              data-terms={packageTerms(offer, context).join(' · ')}
            />
            <strong>
              <span>{offer.name}</span>
            </strong>
            <span className={styles.price}>
              <Price name={offer.id} context={context} />
            </span>
          </label>
        ))}
        <label className={styles.line}>
          <input type="radio" name="package" value="" form={CONTACT_FORM_ID} defaultChecked />
          <span>{words.slipNone}</span>
        </label>
      </fieldset>
      {children}
      <div className={styles.sum}>
        <div className={styles.total} role="status">
          <p className={styles.rest}>
            <FilledText text={services.starter} values={{ price: smallest }} />
          </p>
          <p data-order-part="items" hidden />
          <p className={`hand ${styles.adding}`} data-order-part="adding" hidden />
          <p className={`hand row ${styles.figures}`}>
            <span data-order-part="once" hidden />
            <span data-order-part="monthly" hidden />
            <Mark kind="underline" variant={1} />
          </p>
          <p className={`fine ${styles.terms}`} data-order-part="terms" hidden />
        </div>
        <p className={`hand needs-script ${styles.invitation}`}>{words.slipNote}</p>
        <p className={styles.asked}>
          <ButtonLink href="#contact" look="primary" data-free-analysis="order_slip">
            {header.freeAnalysis}
          </ButtonLink>
        </p>
        <p className={styles.ordered}>
          <ButtonLink href="#contact" look="primary">
            {words.slipNext}
          </ButtonLink>
        </p>
      </div>
      {['once', 'monthly', 'currency'].map((name) => (
        <input key={name} type="hidden" name={name} form={CONTACT_FORM_ID} data-order-field={name} disabled />
      ))}
    </div>
  )
}
