import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Drawing } from '../../ui/picture/Drawing.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './Services.module.css'

/** Spec §2: the six cards, in their order. */
const SERVICES = ['pricing', 'delivery', 'partnership', 'payment', 'design', 'lockIn'] as const

/** What is included, as a table of contents: large numerals, titles, contents ticked; then two buttons. */
export function Services({ context }: { context: PageContext }) {
  const { header, pricing, services: words } = context.messages
  const changes = { days: context.number(packages[0].revisionDays) }
  const deliveries = packages.map(
    ({ name, deliveryDays }) =>
      `${name} · ${fillPlaceholders(pricing.businessDays, { range: context.range(deliveryDays) })}`,
  )
  const entries = SERVICES.map((id) => ({
    id,
    title: words[`${id}Title`],
    text: words[`${id}Text`],
    contents: id === 'delivery' ? deliveries : fillPlaceholders(words[`${id}Contents`], changes).split('|'),
  }))
  const price = <Price name={packages[0].id} context={context} />
  const guarantees = [
    words.noPayment,
    fillPlaceholders(words.response, { hours: context.number(claims.analysisHours) }),
    words.consultation,
  ]
  return (
    <section id="services" className="section paper" aria-labelledby="services-heading">
      <div className="page-width">
        <h2 id="services-heading">{words.heading}</h2>
        <ol role="list" className={styles.list}>
          {entries.map(({ id, title, text, contents }, index) => (
            <li key={title} className={styles.entry}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              <Drawing name={`service-${id}`} width={200} height={160} />
              <ul role="list" className={styles.contents}>
                {contents.map((item, place) => (
                  <li key={item}>
                    <Mark kind="tick" variant={index + place} />
                    {item}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <div className={styles.call}>
          <h3 className="as-h2">{words.callHeading}</h3>
          <div className={`row ${styles.actions}`}>
            <ButtonLink href="#contact" look="primary" data-free-analysis="services">
              {header.freeAnalysis}
            </ButtonLink>
            <ButtonLink href="#pricing" look="secondary">
              <span>
                <FilledText text={words.starter} values={{ price }} />
              </span>
            </ButtonLink>
          </div>
          <ul role="list" className={`row fine ${styles.guarantees}`}>
            {guarantees.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
