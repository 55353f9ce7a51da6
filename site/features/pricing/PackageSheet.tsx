import type { PackageId } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { Package } from '#domain/pricing/packages.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { packageHighlights, packageTerms } from '../../page/package-words.ts'
import styles from './PackageSheet.module.css'

interface PackageSheetProps {
  offer: Package<PackageId>
  context: PageContext
  /** Which variant of the stroke crosses out its old price. */
  variant: number
}

/** A package: its price, the old one crossed out, and what it includes. */
export function PackageSheet({ offer, context, variant }: PackageSheetProps) {
  const words = context.messages.pricing
  const original = `${offer.id}-original` as const
  const terms = packageTerms(offer, context)
  const contents = packageHighlights(offer, context).filter((line) => !terms.includes(line))
  const headingId = `package-${offer.id}`
  return (
    <article
      className={offer.isMostPopular ? styles.popular : styles.sheet}
      aria-labelledby={headingId}
      data-package={offer.id}
    >
      <header className={`row ${styles.head}`}>
        <h3 id={headingId}>{offer.name}</h3>
        <span className={styles.chosen}>
          <Mark kind="tick" variant={variant} />
        </span>
        {offer.isMostPopular && <span className={`hand ${styles.note}`}>{words.mostPopular}</span>}
      </header>
      <p className={`fine ${styles.audience}`}>{words[`${offer.id}For`]}</p>
      <p className={styles.original}>
        <span className="visually-hidden">{words.originalPrice} </span>
        <s>
          <Price name={original} context={context} />
        </s>
        <Mark kind="crossOut" variant={variant} />
      </p>
      <p className={`row ${styles.price}`}>
        <span className="visually-hidden">{words.currentPrice} </span>
        <span className={styles.amount}>
          <Price name={offer.id} context={context} />
          {offer.isMostPopular && <Mark kind="circle" variant={variant} />}
        </span>
        <span className={styles.term}>{words.oneTime}</span>
      </p>
      <div className={styles.action}>
        <ButtonLink
          href="#order"
          look={offer.isMostPopular ? 'primary' : 'secondary'}
          data-free-analysis={`pricing_${offer.id}`}
        >
          <span className={styles.open}>{fillPlaceholders(words.choose, { package: offer.name })}</span>
          <span className={styles.taken}>{fillPlaceholders(words.chosen, { package: offer.name })}</span>
        </ButtonLink>
      </div>
      <div>
        <ul role="list" className={styles.list}>
          {contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ul role="list" className={styles.terms}>
          {terms.map((line, index) => (
            <li key={line}>
              <Mark kind="tick" variant={index} />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
