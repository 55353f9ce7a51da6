import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { founder } from '#content/catalogue/team.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Portrait } from '../../ui/portrait/Portrait.tsx'
import { Stamp } from '../../ui/stamp/Stamp.tsx'
import styles from './ContactSection.module.css'

interface ContactSectionProps {
  context: PageContext
  /** The form. */
  children: ReactNode
  /** Links to more questions: a slot, which Astro's types do not see. */
  questions?: ReactNode
}

/** The section every button leads to: what the analysis is, and its form. */
export function ContactSection({ context, children, questions }: ContactSectionProps) {
  const { contactForm: words, faq, mailLinks, websiteAnalysis } = context.messages
  const telephone = context.offices.find((office) => office.telephone !== null)?.telephone
  const draft = mailDraft('audit-request', agency.salesMailbox, mailLinks)
  return (
    <section id="contact" className={`guides ${styles.section}`} aria-labelledby="contact-heading">
      <div className={`page-width ${styles.grid}`}>
        <div className={`stack ${styles.words}`}>
          <h2 id="contact-heading">
            <span className={styles.asked}>{words.heading}</span>
            <span className={styles.ordered}>{words.orderHeading}</span>
          </h2>
          <p className={`lead ${styles.asked}`}>
            {fillPlaceholders(words.lead, { hours: claims.analysisHours })}
          </p>
          <p className={`lead ${styles.ordered}`}>
            {fillPlaceholders(words.orderLead, { hours: claims.analysisHours })}
          </p>
        </div>
        <p className={styles.reader}>
          <Portrait name="founder" alt="" initials={founder.initials} />
          <span className="fine">{words.receiptReader}</span>
          <span className="hand">{founder.name}</span>
        </p>
        <div id="free-audit" className={styles.order}>
          <p className={`${styles.asked} ${styles.stamp}`}>
            <Stamp>{context.messages.services.noPayment}</Stamp>
          </p>
          <div className={`sheet stack-close ${styles.ordered} ${styles.slip}`}>
            <p>
              <strong data-order-part="items">{words.orderPlain}</strong>
            </p>
            <p className={`hand row ${styles.sums}`}>
              <span data-order-part="once" hidden />
              <span data-order-part="monthly" hidden />
            </p>
            <p className={`row ${styles.changes}`}>
              <ButtonLink href="#order" look="tertiary">
                {words.orderChange}
              </ButtonLink>
              <button type="button" className={buttonClass('tertiary')} data-order-drop>
                {words.orderDrop}
              </button>
            </p>
          </div>
          <p data-order-dropped hidden>
            <button type="button" className={buttonClass('tertiary')} data-order-restore>
              {words.orderRestore}
            </button>
          </p>
          {children}
        </div>
        <ul role="list" className={`links ${styles.ways}`}>
          <li className={styles.asked}>
            <a href={localizedPath(context.locale, '/analysis')} data-analysis>
              {websiteAnalysis.fromContact}
            </a>
            <p className="fine">{websiteAnalysis.fromContactHint}</p>
          </li>
          <li className={styles.asked}>
            <a href={localizedPath(context.locale, '/analysis/sample')}>
              {context.messages.sampleReport.link}
            </a>
          </li>
          <li>
            <a href={mailLink(draft)}>{agency.salesMailbox}</a>
          </li>
          {telephone && (
            <li>
              <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
              <p className="fine">{context.openingHours}</p>
            </li>
          )}
        </ul>
        <div id="faq" className={styles.questions}>
          <h3 className="as-h2">{faq.heading}</h3>
          <p>{fillPlaceholders(faq.shortAnswers, { days: context.number(packages[0].revisionDays) })}</p>
          <p>
            <ButtonLink href={localizedPath(context.locale, '/faq')} look="tertiary">
              {faq.allQuestions}
            </ButtonLink>
          </p>
          {questions}
        </div>
      </div>
    </section>
  )
}
