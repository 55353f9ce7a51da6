import type { Selectable } from 'kysely'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'

import { MAIL_PRIORITY, type Mail } from '../../mail/outgoing-mail.ts'
import { formatBytes, languageName, sayMoment } from '../../mail/render/mail-templates.ts'
import type { MailValues, RenderMail } from '../../mail/render/render-mail.ts'
import type { TicketTable } from '../../store/tables.ts'
import type { ClaimedAttachment } from './attachments/claim-attachments.ts'
import type { MailPlaces } from '../../effects.ts'

/** Templates of mails to the support mailbox, by folder of `content/mail`: one thread per ticket. */
export const STAFF_MAIL_KINDS = [
  'ticket-notification',
  'ticket-reply-notification',
  'ticket-solved-notification',
] as const

/** What mails to the staff need to know of a ticket. */
type NotifiedTicket = Selectable<TicketTable>

/** The customer's files, and whether a mail can carry them. */
interface MailedFiles {
  attachments: readonly ClaimedAttachment[]
  areAttached: boolean
}

/** Everything the customer sent, with the files if a mail can carry them. */
export function ticketNotification(
  render: RenderMail,
  ticket: NotifiedTicket,
  files: MailedFiles,
  places: MailPlaces,
): Mail {
  const language = staffLanguageOf(places)
  return {
    ...staffMail(render, 'ticket-notification', ticket, places, {
      language: languageName(ticket.language, language),
      receivedAt: sayMoment(new Date(ticket.created_at), language),
      message: { markdown: ticket.message },
      files: fileLines(files, language),
    }),
    ...attachedTo(files),
  }
}

/** A customer's message from the status page, in the ticket's thread. */
export function replyNotification(
  render: RenderMail,
  ticket: NotifiedTicket,
  reply: { text: string; at: Date; references: readonly string[]; files: MailedFiles },
  places: MailPlaces,
): Mail {
  const language = staffLanguageOf(places)
  return {
    ...staffMail(render, 'ticket-reply-notification', ticket, places, {
      receivedAt: sayMoment(reply.at, language),
      message: { markdown: reply.text },
      files: fileLines(reply.files, language),
    }),
    ...attachedTo(reply.files),
    references: reply.references,
  }
}

/** Says that the ticket is solved; sent with low priority, even for an urgent ticket. */
export function solvedNotification(
  render: RenderMail,
  ticket: NotifiedTicket,
  solved: { at: Date; references: readonly string[] },
  places: MailPlaces,
): Mail {
  const values = { solvedAt: sayMoment(solved.at, staffLanguageOf(places)) }
  return {
    ...staffMail(render, 'ticket-solved-notification', ticket, places, values),
    priority: MAIL_PRIORITY.staff,
    importance: 'normal',
    references: solved.references,
  }
}

/** Subjects may differ only by "Re:", otherwise Gmail splits the thread. */
function staffMail(
  render: RenderMail,
  kind: (typeof STAFF_MAIL_KINDS)[number],
  ticket: NotifiedTicket,
  places: MailPlaces,
  values: MailValues,
): Mail {
  const { number, name, email, subject } = ticket
  const language = staffLanguageOf(places)
  const isUrgent = ticket.urgency === 'urgent'
  const category = categoryName(ticket.category, language)
  const about = isUrgent ? `${messages[language].supportTicket.urgent} ${category}` : category
  const answerBy = sayMoment(new Date(ticket.answer_by), language)
  return {
    kind,
    recipient: places.supportMailbox,
    replyTo: { name, address: email },
    autoSubmitted: 'auto-generated',
    priority: isUrgent ? MAIL_PRIORITY.urgent : MAIL_PRIORITY.staff,
    importance: isUrgent ? 'high' : 'normal',
    language,
    ...render(kind, language, { number, about, subject, category, name, email, answerBy, ...values }),
  }
}

function staffLanguageOf({ staffLanguage = agency.staffLanguage }: MailPlaces): Locale {
  return staffLanguage
}

function fileLines({ attachments, areAttached }: MailedFiles, language: Locale): string {
  const { fileAttached, fileKept } = messages[language].supportTicket
  const line = ({ name, size: bytes }: ClaimedAttachment) =>
    fillPlaceholders(areAttached ? fileAttached : fileKept, { name, size: formatBytes(bytes, language) })
  return attachments.map(line).join('\n')
}

function attachedTo({ attachments, areAttached }: MailedFiles): Pick<Mail, 'attachments'> {
  return areAttached && attachments.length > 0 ? { attachments: attachments.map(({ id }) => id) } : {}
}

/** The name of a category in a language. */
export function categoryName(category: TicketCategory, language: Locale): string {
  const { supportTicket: words } = messages[language]
  const names: Record<TicketCategory, string> = {
    'Content Update': words.categoryContentUpdate,
    'Hosting Problem': words.categoryHostingProblem,
    'Site Outage': words.categorySiteOutage,
    General: words.categoryGeneral,
  }
  return names[category]
}
