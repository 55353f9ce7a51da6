import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import type { Locale } from '#domain/language/locales.ts'

import { TicketDialog } from './TicketDialog.tsx'
import { createTicketSession } from './ticket-session.ts'
import { loadTicketWords } from './ticket-words.ts'

/** Puts the ticket dialog into the page, closed. Rejects when its words cannot be had. */
export async function startTicket(locale: Locale): Promise<{ begin: () => void }> {
  const words = await loadTicketWords(locale)
  const session = createTicketSession(locale, words)
  const host = document.createElement('div')
  document.body.append(host)
  flushSync(() => {
    createRoot(host).render(<TicketDialog session={session} locale={locale} words={words} />)
  })
  return {
    begin: () => {
      flushSync(session.begin) // in the same turn as the intro closes: nothing flickers between the two
    },
  }
}
