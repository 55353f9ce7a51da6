import { agency } from '#content/catalogue/agency.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'

import { showToast } from '../../ui/toast/show-toast.ts'
import { $toast, replaceToast, type ToastPlace } from '../../ui/toast/toast-store.ts'
import type { TicketWords } from './ticket-words.ts'

/** An accepted ticket, and whether a mail will come. */
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

/** A ticket that failed after its dialog was closed; its draft returns when the dialog is opened again. */
export function showNotSent(messages: readonly string[], words: TicketWords, place: ToastPlace): void {
  showToast({ variant: 'destructive', place, title: words.errorTitle, text: messages.join(' ') })
}

/** A closed form with text can be restored while the toast is shown. */
export function offerUndo(words: TicketWords, onUndo: () => void, onGone: () => void): void {
  showToast({
    variant: 'default',
    text: words.discarded,
    action: { label: words.undo, onAct: onUndo },
    onGone,
  })
}

/** Ends a toast over the dialog when the dialog closes. */
export function endDialogToast(): void {
  if ($toast.get()?.place === 'dialog') replaceToast(null)
}

/** Opens the visitor's mail program with a draft about the ticket (spec §4, decision 17). */
export function openMailDraft(ticketNumber: string, words: TicketWords): void {
  location.href = mailLink(mailDraft('ticket-follow-up', agency.supportMailbox, words, { ticketNumber }))
}
