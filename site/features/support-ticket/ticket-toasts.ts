import { agency } from '#content/catalogue/agency.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import { showToast } from '../../ui/toast/show-toast.ts'
import { $toast, replaceToast, type ToastPlace } from '../../ui/toast/toast-store.ts'
import type { TicketWords } from './ticket-words.ts'

/** A ticket that was kept, and whether a mail will speak of it. */
export interface CreatedTicket {
  number: string
  hasMail: boolean
}

/** 'Your ticket has been created.' with its number and 'Okay' (spec §2, §4). */
export function showCreated(
  { number, hasMail }: CreatedTicket,
  words: TicketWords,
  place: ToastPlace,
  onOkay: () => void,
): void {
  showToast({
    variant: 'default',
    place,
    title: words.success,
    text: fillPlaceholders(hasMail ? words.successNumber : words.noMail, { number }),
    action: { label: words.okay, onAct: onOkay },
  })
}

/** A ticket that failed after its dialog was closed; its draft is there when the dialog is opened again. */
export function showNotSent(messages: readonly string[], words: TicketWords, place: ToastPlace): void {
  showToast({ variant: 'destructive', place, title: words.errorTitle, text: messages.join(' ') })
}

/** What was closed with words in it can be taken back for as long as the toast stands. */
export function offerUndo(words: TicketWords, onUndo: () => void, onGone: () => void): void {
  showToast({
    variant: 'default',
    text: words.discarded,
    action: { label: words.undo, onAct: onUndo },
    onGone,
  })
}

/** Ends a toast that lies over the dialog: with the dialog goes what it said. */
export function endDialogToast(): void {
  if ($toast.get()?.place === 'dialog') replaceToast(null)
}

/** Opens the visitor's mail program with a draft about the ticket (spec §4, decision 17). */
export function openMailDraft(ticketNumber: string, words: TicketWords): void {
  location.href = mailLink(mailDraft('ticket-follow-up', agency.supportMailbox, words, { ticketNumber }))
}
