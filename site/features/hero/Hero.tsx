import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Figures } from '../../ui/figures/Figures.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './Hero.module.css'
import { ProofSheet } from './ProofSheet.tsx'

/** The first screen: the promise with its price circled, two buttons, and a proof. */
export function Hero({ context }: { context: PageContext }) {
  const words = context.messages.hero
  const { mailLinks } = context.messages
  const [starter] = packages
  const draft = mailLink(mailDraft('get-started', agency.salesMailbox, mailLinks))
  const checks = [
    words.checkNoPrepayment,
    words.checkOwnership,
    fillPlaceholders(words.checkRevisions, { days: context.number(starter.revisionDays) }),
  ]
  const reviews = context.number(claims.rating.reviews)
  const stats = [
    { value: `${context.number(claims.sitesDelivered)}+`, label: words.statSites },
    { value: `${context.number(claims.countries)}+`, label: words.statCountries },
    {
      value: `${context.number(claims.rating.value)}/5`,
      label: fillPlaceholders(words.statRating, { reviews }),
    },
  ]
  const price = (
    <span className={styles.circled}>
      <Price name={packages[0].id} context={context} />
      <Mark kind="circle" />
    </span>
  )
  return (
    <section id="home" className={`guides ${styles.hero}`} aria-labelledby="hero-headline">
      <div className={`page-width ${styles.grid}`}>
        <div>
          <h1 id="hero-headline">
            <FilledText text={words.headline} values={{ price }} />
          </h1>
          <p className={`lead ${styles.lead}`}>
            {fillPlaceholders(words.lead, { days: context.range(starter.deliveryDays) })}
          </p>
          <div className={`row ${styles.actions}`}>
            <ButtonLink href="#contact" look="primary" data-free-analysis="hero">
              {words.freeAnalysis}
            </ButtonLink>
            <ButtonLink href={draft} look="tertiary" data-request-quote="hero">
              {words.getStarted}
            </ButtonLink>
          </div>
        </div>
        <ProofSheet messages={context.messages} />
        <ul role="list" className={styles.checks}>
          {checks.map((text, index) => (
            <li key={text}>
              <Mark kind="tick" variant={index} />
              {text}
            </li>
          ))}
        </ul>
        <Figures figures={stats} className={styles.stats} />
      </div>
    </section>
  )
}
