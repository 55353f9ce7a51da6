import type { ReactNode } from 'react'

import type { PageContext } from '../../page/page-context.ts'
import styles from './TicketPage.module.css'

interface TicketPageProps {
  context: PageContext
  /** The ticket, and the other ways to reach us. */
  children: ReactNode
}

/** The page around a ticket: what is above it, and there without it. */
export function TicketPage({ context, children }: TicketPageProps) {
  const { ticketStatus } = context.messages
  return (
    <section className={`page-width ${styles.page}`} aria-labelledby="ticket-heading">
      <h1 id="ticket-heading" className="as-h2">
        {ticketStatus.heading}
      </h1>
      <noscript>
        <p className={`sheet measure ${styles.withoutScript}`}>{ticketStatus.withoutScript}</p>
      </noscript>
      {children}
    </section>
  )
}
