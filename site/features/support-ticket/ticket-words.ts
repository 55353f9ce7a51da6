import type { Messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'

/**
 * Each language's words are files of their own, loaded with the dialog: sixty sentences that no page needs to
 * contain.
 */
const WORDS = import.meta.glob<Partial<Messages>>(
  '../../../content/messages/*/{support-ticket,mail-links,form-sending}.ts',
)

export type TicketWords = Messages['supportTicket'] & Messages['mailLinks'] & Messages['formSending']

/** Loads the dialog's words. Rejects when it cannot. */
export async function loadTicketWords(locale: Locale): Promise<TicketWords> {
  const files = Object.entries(WORDS).filter(([path]) => path.includes(`/${locale}/`))
  const loaded = await Promise.all(files.map(([, load]) => load()))
  const { supportTicket, mailLinks, formSending } = Object.assign({}, ...loaded) as Messages
  return { ...supportTicket, ...mailLinks, ...formSending }
}
