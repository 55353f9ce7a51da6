import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './Services.module.css'

/** What is included, as a table of contents with large numerals; then two buttons. */
export function Services({ context }: { context: PageContext }) {
  const words = context.messages.services
  const days = context.range(packages[0].deliveryDays)
  const entries = [
    { title: words.pricingTitle, text: words.pricingText },
    { title: words.deliveryTitle, text: fillPlaceholders(words.deliveryText, { days }) },
    { title: words.partnershipTitle, text: words.partnershipText },
    { title: words.paymentTitle, text: words.paymentText },
    { title: words.designTitle, text: words.designText },
    { title: words.lockInTitle, text: words.lockInText },
  ]
  const price = <Price name={packages[0].id} context={context} />
  const guarantees = [
    words.noPayment,
    fillPlaceholders(words.response, { hours: context.number(claims.analysisHours) }),
    words.consultation,
  ]
  return (
    <section id="services" className={styles.section} aria-labelledby="services-heading">
      <div className="page-width">
        <h2 id="services-heading">{words.heading}</h2>
        <ol role="list" className={styles.list}>
          {entries.map(({ title, text }, index) => (
            <li key={title} className={styles.entry}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.call}>
          <h3 className={styles.question}>{words.callHeading}</h3>
          <div className={styles.actions}>
            <ButtonLink href="#contact" look="primary" data-free-analysis="services">
              {words.freeAnalysis}
            </ButtonLink>
            <ButtonLink href="#pricing" look="secondary">
              <span>
                <FilledText text={words.starter} values={{ price }} />
              </span>
            </ButtonLink>
          </div>
          <ul role="list" className={styles.guarantees}>
            {guarantees.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
