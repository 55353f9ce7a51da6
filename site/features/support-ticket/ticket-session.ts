import { atom } from 'nanostores'

import { agency } from '#content/catalogue/agency.ts'
import type { Locale } from '#domain/language/locales.ts'
import { messageKey, fillPlaceholders } from '#domain/language/message-text.ts'
import { mailDraft, mailLink } from '#domain/mail-links/mail-link.ts'
import { areUnderWay, attachedIds } from '#domain/support-ticket/attachment.ts'
import {
  CLOSED,
  nextTicketDialog,
  type TicketDialog,
  type TicketDialogEvent,
  type TicketForm,
} from '#domain/support-ticket/ticket-dialog.ts'
import {
  TICKET_MAIL_DELAY_MS,
  type TicketCategory,
  type TicketField,
  ticketRequest,
  type TicketRequest,
} from '#domain/support-ticket/ticket-request.ts'

import { type SendFailure, sendFailure } from '../../browser/api-client.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '../../browser/forms/idempotency-key.ts'
import { postForm } from '../../browser/forms/post-form.ts'
import { forgetSendWait, keepSendWait, waitSeconds } from '../../browser/forms/send-wait.ts'
import { takeTicketWords } from '../../browser/forms/ticket-words.ts'
import { createTicketFiles } from '../../ui/attachments/ticket-files.ts'
import { showToast } from '../../ui/toast/Toaster.tsx'
import { $toast, replaceToast, type ToastPlace } from '../../ui/toast/toast-store.ts'
import { keepTicketDraft, readTicketDraft } from './ticket-draft.ts'
import type { TicketWords } from './ticket-words.ts'

/** An accepted ticket, and whether a mail will come. */
export interface CreatedTicket {
  number: string
  hasMail: boolean
}

/** The state of the ticket dialog: its step, its files, and what the visitor can do. */
export type TicketSession = ReturnType<typeof createTicketSession>

/** The session of a page: its dialog opens and closes many times. */
export function createTicketSession(locale: Locale, words: TicketWords) {
  const $dialog = atom<TicketDialog>(CLOSED)
  const $wrong = atom<FieldSentences>({})
  /** True from pressing submit until the last file has arrived. */
  const $isWaiting = atom(false)
  const files = createTicketFiles(words, locale)

  function dispatch(event: TicketDialogEvent): TicketDialog {
    const dialog = nextTicketDialog($dialog.get(), event)
    $dialog.set(dialog)
    keepDraft()
    return dialog
  }

  function keepDraft(): void {
    const dialog = $dialog.get()
    if (dialog.step === 'form') keepTicketDraft({ form: dialog.form, files: files.$list.get() })
  }
  files.$list.listen(keepDraft)

  /** Under an open dialog a toast can be neither seen nor pressed. */
  function toastPlace(): ToastPlace {
    return $dialog.get().step === 'closed' ? 'page' : 'dialog'
  }

  /** `remarks` is the honeypot's value. */
  function submit(remarks: string): void {
    if ($isWaiting.get() || (waitSeconds(WAIT_KEY) ?? 0) > 0) return
    files.retryFailed()
    submitForm(remarks)
  }

  function submitForm(remarks: string): void {
    const before = $dialog.get()
    if (areUnderWay(files.$list.get()) && nextTicketDialog(before, { type: 'submitted' }).step === 'form') {
      waitForFiles(remarks)
      return
    }
    const dialog = dispatch({ type: 'submitted' })
    if (dialog === before) return // twenty clicks are one request
    if (dialog.step === 'form') void sendForm(dialog.form, remarks, dialog)
    if (dialog.step !== 'refused' || dialog.refusal.reason !== 'problems') return
    const { problems } = dialog.refusal
    $wrong.set(Object.fromEntries(problems.map(({ field, code }) => [field, words[messageKey('', code)]])))
  }

  /** Until the last file has arrived the form can still be changed or closed. */
  function waitForFiles(remarks: string): void {
    $isWaiting.set(true)
    void files.settle().then(() => {
      if (!$isWaiting.get()) return // closed in the meantime
      $isWaiting.set(false)
      submitForm(remarks)
    })
  }

  async function sendForm(form: TicketForm, remarks: string, sending: TicketDialog): Promise<void> {
    const failures = files.failures()
    if (failures.length > 0) {
      refuse(sending, failures, {})
      return
    }
    const request = {
      ...ticketRequest(form.fields, form.category),
      language: locale,
      attachments: attachedIds(files.$list.get()),
    }
    forgetSendWait(WAIT_KEY)
    const result = await sendTicket(request, remarks)
    if (result.outcome === 'created') {
      confirm(sending, result)
      return
    }
    if (result.waitSeconds !== null) keepSendWait(WAIT_KEY, result.waitSeconds)
    if (result.problems.some(({ code }) => code === 'files-gone')) files.markGone()
    refuse(sending, refusalSentences(result, words), fieldSentences(result))
  }

  function refuse(sending: TicketDialog, messages: readonly string[], wrong: FieldSentences): void {
    if ($dialog.get() === sending) {
      $wrong.set(wrong)
      dispatch({ type: 'ticketRefused', refusal: { reason: 'not-sent', messages } })
      return
    }
    // Its draft returns when the dialog is opened again.
    const text = messages.join(' ')
    showToast({ variant: 'destructive', place: toastPlace(), title: words.errorTitle, text })
  }

  function confirm(sending: TicketDialog, created: CreatedTicket): void {
    const { number, hasMail } = created
    // eslint-disable-next-line no-console -- spec §7: to the visitor's own console; a number is no personal data
    console.info(number)
    const shown = $dialog.get() === sending ? dispatch({ type: 'ticketCreated', number, hasMail }) : null
    files.forget()
    keepTicketDraft(null)
    if (shown !== null) forgetIdempotencyKey(ATTEMPT_KEY) // seen: the same words sent again are another ticket
    showToast({
      variant: 'default',
      place: toastPlace(),
      title: words.success,
      text: fillPlaceholders(hasMail ? words.successNumber : words.noMail, {
        number: number.replace('-', '-\u2060'), // never over two lines
      }),
      action: { label: words.okay, onAct: acknowledge },
    })
    // A draft about the ticket in the visitor's mail program (spec §4, decision 17).
    const draft = mailDraft('ticket-follow-up', agency.supportMailbox, words, { ticketNumber: number })
    setTimeout(() => {
      if ($dialog.get() === shown && document.visibilityState === 'visible') location.href = mailLink(draft)
    }, TICKET_MAIL_DELAY_MS)
  }

  function acknowledge(): void {
    dispatch({ type: 'acknowledged' })
    endDialogToast()
  }

  function endDialogToast(): void {
    if ($toast.get()?.place === 'dialog') replaceToast(null)
  }

  return {
    $dialog,
    $wrong,
    $isWaiting,
    files,
    begin: () => {
      replaceToast(null) // a new visit ends the offer to undo and removes its files
      const draft = readTicketDraft()
      files.restore(draft?.files ?? [])
      dispatch({ type: 'opened' })
      dispatch({ type: 'ticketBegun', draft: draft?.form ?? null })
    },
    chooseCategory: (category: TicketCategory) => {
      const isFirst = $dialog.get().step === 'category'
      dispatch({ type: 'categoryChosen', category })
      const said = isFirst ? takeTicketWords() : ''
      if (said !== '') dispatch({ type: 'fieldTyped', field: 'description', value: said })
    },
    type: (field: TicketField, value: string) => {
      dispatch({ type: 'fieldTyped', field, value })
      $wrong.set({ ...$wrong.get(), [field]: undefined })
    },
    submit,
    acknowledge,
    dismiss: () => {
      const before = $dialog.get()
      const dialog = dispatch({ type: 'dismissed' })
      $wrong.set({})
      $isWaiting.set(false)
      endDialogToast()
      if (before.step === 'form' && before.phase === 'submitting') return // being sent, with its files
      keepTicketDraft(null)
      if (dialog.step !== 'closed' || dialog.discarded === null) {
        files.discard()
        return
      }
      showToast({
        variant: 'default',
        text: words.discarded,
        action: { label: words.undo, onAct: () => void dispatch({ type: 'undone' }) },
        onGone: () => {
          dispatch({ type: 'undoExpired' })
          files.discard()
        },
      })
    },
  }
}

type FieldSentences = Partial<Record<TicketField, string | undefined>>

/** All problems of the server, or its one sentence, or ours (spec §8). */
function refusalSentences({ problems, message, isOffline }: SendFailure, words: TicketWords): string[] {
  if (problems.length > 0) return problems.map((problem) => problem.message)
  return [message ?? (isOffline ? words.offline : words.sendFailed)]
}

function fieldSentences({ problems }: SendFailure): FieldSentences {
  return Object.fromEntries(problems.map(({ field, message }) => [FORM_FIELDS[field] ?? field, message]))
}

const ATTEMPT_KEY = 'ticket_attempt'
export const WAIT_KEY = 'ticket'

type SendResult = { outcome: 'created'; number: string; hasMail: boolean } | SendFailure

/** Names of the payload (spec §7) that differ from the form's. */
const FORM_FIELDS: Readonly<Record<string, TicketField>> = {
  customerName: 'name',
  customerEmail: 'email',
  subject: 'subject',
  message: 'description',
}

/**
 * Sends a ticket once; `remarks` is the honeypot's value. Never rejects: every failure is a result the form
 * can show.
 */
async function sendTicket(request: TicketRequest, remarks: string): Promise<SendResult> {
  try {
    const idempotencyKey = idempotencyKeyFor(ATTEMPT_KEY, JSON.stringify(request))
    const post = { path: '/api/tickets', body: request, remarks, idempotencyKey }
    const { ticketNumber: number, noMail } = await postForm(post)
    if (typeof number !== 'string') throw new Error('the receipt has no number')
    return { outcome: 'created', number, hasMail: noMail !== true }
  } catch (error) {
    console.error('Failed to submit ticket', error instanceof Error ? error.message : '') // spec §8: logged
    return sendFailure(error)
  }
}
