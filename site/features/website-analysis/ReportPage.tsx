import type { ReactNode } from 'react'

import { packages } from '#content/catalogue/packages.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillKnown } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './Report.module.css'

/** The page around a report: what is there without script, and the offer below it. */
export function ReportPage({ context, children }: { context: PageContext; children: ReactNode }) {
  const words = context.messages.websiteAnalysis
  const [starter] = packages
  const offer = fillKnown(words.offerText, { days: context.range(starter.deliveryDays) })
  const comma = offer.includes('{price},') ? ',' : ''
  const path = (page: string) => localizedPath(context.locale, page)
  return (
    <>
      {children}
      <noscript>
        <div className="page-width stack">
          <p className="lead">{words.noScript}</p>
          <p>
            <ButtonLink href={path('/analysis')} look="primary">
              {words.unknownButton}
            </ButtonLink>
          </p>
        </div>
      </noscript>
      <section className="page-width section screen-only" aria-labelledby="offer-heading">
        <div className={`sheet stack start ${styles.offer}`}>
          <h2 id="offer-heading">{words.offerHeading}</h2>
          <p className="lead">
            <FilledText
              text={offer.replace('{price},', '{price}')}
              values={{
                price: (
                  <span className={styles.unbroken}>
                    <strong className={styles.price}>
                      <Price name={starter.id} context={context} />
                      <Mark kind="circle" />
                    </strong>
                    {comma}
                  </span>
                ),
              }}
            />
          </p>
          <ButtonLink href={`${path('/')}#pricing`} look="secondary">
            {words.offerButton}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
