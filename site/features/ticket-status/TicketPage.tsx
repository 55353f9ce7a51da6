import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'

import type { PageContext } from '../../page/page-context.ts'
import styles from './TicketPage.module.css'

interface TicketPageProps {
  context: PageContext
  /** The ticket. */
  children: ReactNode
}

/** The page around a ticket: what is above it, beside it, and there without it. */
export function TicketPage({ context, children }: TicketPageProps) {
  const { ticketStatus, supportTicket } = context.messages
  return (
    <section className={`page-width ${styles.page}`} aria-labelledby="ticket-heading">
      <h1 id="ticket-heading" className="as-h2">
        {ticketStatus.heading}
      </h1>
      <noscript>
        <p className={`sheet measure ${styles.withoutScript}`}>{ticketStatus.withoutScript}</p>
      </noscript>
      {children}
      <p>
        <span>{supportTicket.byMail}</span>{' '}
        <a className={styles.mail} href={`mailto:${agency.supportMailbox}`}>
          {agency.supportMailbox}
        </a>
      </p>
    </section>
  )
}
