import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import styles from './TestimonialsSection.module.css'

/** The section around the reviews' carousel, with a link to write one. */
export function TestimonialsSection({ context, children }: { context: PageContext; children: ReactNode }) {
  const words = context.messages.testimonials
  const draft = mailLink(mailDraft('review', agency.salesMailbox, context.messages.mailLinks))
  return (
    <section id="testimonials" className="section" aria-labelledby="testimonials-heading">
      <div className="page-width">
        <div className={styles.head}>
          <h2 id="testimonials-heading">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <ButtonLink href={draft} look="tertiary">
            {words.write}
          </ButtonLink>
        </div>
        {children}
      </div>
    </section>
  )
}
