import type { Selectable } from 'kysely'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { TicketTable } from '../database/tables.ts'
import { formatAgencyMoment, formatBytes, languageName } from '../mail/mail-values.ts'
import { MAIL_PRIORITY, type Mail } from '../mail/outgoing-mail.ts'
import type { RenderMail } from '../mail/render-mail.ts'
import { categoryName } from './category-name.ts'
import type { ClaimedAttachment } from '../attachments/claim-attachments.ts'

/** Templates of mails to the support mailbox, by folder of `content/mail`: one conversation per ticket. */
export const STAFF_MAIL_KINDS = [
  'ticket-notification',
  'ticket-reply-notification',
  'ticket-solved-notification',
] as const

const LANGUAGE = agency.staffLanguage

/** A ticket the staff are written to about. */
type NotifiedTicket = Selectable<TicketTable>

/** Everything the customer sent, with its files where mail takes them. */
export function ticketNotification(
  render: RenderMail,
  ticket: NotifiedTicket,
  files: { attachments: readonly ClaimedAttachment[]; areAttached: boolean },
  supportMailbox: string,
): Mail {
  const { attachments, areAttached } = files
  return {
    ...staffMail(render, 'ticket-notification', ticket, supportMailbox, {
      language: languageName(ticket.language, LANGUAGE),
      receivedAt: formatAgencyMoment(new Date(ticket.created_at), LANGUAGE),
      message: ticket.message,
      files: attachments.map((file) => fileLine(file, areAttached)).join('\n'),
    }),
    ...(areAttached && attachments.length > 0 ? { attachments: attachments.map(({ id }) => id) } : {}),
  }
}

/** What the customer wrote on the status page, in the conversation of the ticket. */
export function replyNotification(
  render: RenderMail,
  ticket: NotifiedTicket,
  reply: { text: string; at: Date; references: readonly string[] },
  supportMailbox: string,
): Mail {
  return {
    ...staffMail(render, 'ticket-reply-notification', ticket, supportMailbox, {
      receivedAt: formatAgencyMoment(reply.at, LANGUAGE),
      message: reply.text,
    }),
    references: reply.references,
  }
}

/** That nothing is left to do: of a ticket that could not wait too, this can. */
export function solvedNotification(
  render: RenderMail,
  ticket: NotifiedTicket,
  solved: { at: Date; references: readonly string[] },
  supportMailbox: string,
): Mail {
  const values = { solvedAt: formatAgencyMoment(solved.at, LANGUAGE) }
  return {
    ...staffMail(render, 'ticket-solved-notification', ticket, supportMailbox, values),
    priority: MAIL_PRIORITY.staff,
    importance: 'normal',
    references: solved.references,
  }
}

/** Subjects differ by no more than "Re:", or Gmail would take a conversation apart. */
function staffMail(
  render: RenderMail,
  kind: (typeof STAFF_MAIL_KINDS)[number],
  ticket: NotifiedTicket,
  supportMailbox: string,
  values: Readonly<Record<string, string>>,
): Mail {
  const { number, name, email, subject } = ticket
  const isUrgent = ticket.urgency === 'urgent'
  const category = categoryName(ticket.category, LANGUAGE)
  const about = isUrgent ? `${messages[LANGUAGE].supportTicket.urgent} ${category}` : category
  const answerBy = formatAgencyMoment(new Date(ticket.answer_by), LANGUAGE)
  return {
    kind,
    recipient: supportMailbox,
    replyTo: { name, address: email },
    autoSubmitted: 'auto-generated',
    priority: isUrgent ? MAIL_PRIORITY.urgent : MAIL_PRIORITY.staff,
    importance: isUrgent ? 'high' : 'normal',
    language: LANGUAGE,
    ...render(kind, LANGUAGE, { number, about, subject, category, name, email, answerBy, ...values }),
  }
}

function fileLine({ name, size: bytes }: ClaimedAttachment, isAttached: boolean): string {
  const words = messages[LANGUAGE].supportTicket
  const size = formatBytes(bytes, LANGUAGE)
  return fillPlaceholders(isAttached ? words.fileAttached : words.fileKept, { name, size })
}
