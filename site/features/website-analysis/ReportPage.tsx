import type { ReactNode } from 'react'

import { packages } from '#content/catalogue/packages.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillKnown } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { FilledText } from '../../ui/text/FilledText.tsx'

/** The page around a report: what is there without script, and the offer below it. */
export function ReportPage({ context, children }: { context: PageContext; children: ReactNode }) {
  const words = context.messages.websiteAnalysis
  const [starter] = packages
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
      <section className="page-width section stack start screen-only" aria-labelledby="offer-heading">
        <h2 id="offer-heading" className="as-h3">
          {words.offerHeading}
        </h2>
        <p className="lead">
          <FilledText
            text={fillKnown(words.offerText, { days: context.range(starter.deliveryDays) })}
            values={{ price: <Price name={starter.id} context={context} /> }}
          />
        </p>
        <ButtonLink href={`${path('/')}#pricing`} look="secondary">
          {words.offerButton}
        </ButtonLink>
      </section>
    </>
  )
}
