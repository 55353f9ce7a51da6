import { flushSync } from 'react-dom'

import type { Locale } from '#domain/language/locales.ts'

import { mountDialog } from '../../ui/dialog/mount-dialog.ts'
import { TicketDialog } from './TicketDialog.tsx'
import { createTicketSession } from './ticket-session.ts'
import { loadTicketWords } from './ticket-words.ts'

/** Puts the ticket dialog into the page, closed. Rejects when its words cannot be had. */
export async function startTicket(locale: Locale, onFailure: () => void): Promise<{ begin: () => void }> {
  const words = await loadTicketWords(locale)
  const session = createTicketSession(locale, words)
  mountDialog('TicketDialog', <TicketDialog session={session} locale={locale} words={words} />, onFailure)
  return {
    begin: () => {
      flushSync(session.begin) // in the same turn as the intro closes: nothing flickers between the two
    },
  }
}
