import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
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
  const { contactForm: words, faq, mailLinks } = context.messages
  const draft = mailDraft('audit-request', agency.salesMailbox, mailLinks)
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-heading">
      <div className={`page-width ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id="contact-heading">{words.heading}</h2>
          <p className="lead">{fillPlaceholders(words.lead, { hours: claims.analysisHours })}</p>
        </div>
        <div id="free-audit" className={styles.order}>
          {children}
        </div>
        <div className={styles.questions}>
          <p>
            <a href={mailLink(draft)}>{agency.salesMailbox}</a>
          </p>
          <div id="faq">
            <h3>{faq.heading}</h3>
            <p>{fillPlaceholders(faq.shortAnswers, { days: context.number(packages[0].revisionDays) })}</p>
            {questions}
            <p>
              <ButtonLink href={localizedPath(context.locale, '/faq')} look="tertiary">
                {faq.allQuestions}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
