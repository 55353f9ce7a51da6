import { flushSync } from 'react-dom'

import type { Locale } from '#domain/language/locales.ts'

import { mountDialog } from '../../ui/dialog/mount-dialog.ts'
import { TicketDialog } from './TicketDialog.tsx'
import { createTicketSession } from './ticket-session.ts'
import { loadTicketWords } from './ticket-words.ts'

/** Mounts the ticket dialog, closed. Rejects when its words cannot be loaded. */
export async function startTicket(locale: Locale, onFailure: () => void): Promise<{ begin: () => void }> {
  const words = await loadTicketWords(locale)
  const session = createTicketSession(locale, words)
  mountDialog('TicketDialog', <TicketDialog session={session} locale={locale} words={words} />, onFailure)
  return {
    begin: () => {
      flushSync(session.begin) // in the same task as the intro closes: nothing flickers between
    },
  }
}
