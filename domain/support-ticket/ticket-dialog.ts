import {
  findTicketProblems,
  type TicketFieldProblem,
  type TicketCategory,
  type TicketField,
  type TicketFields,
} from './ticket-request.ts'

/** A partly filled form. */
export interface TicketForm {
  category: TicketCategory
  fields: TicketFields
}

/** Why there is no ticket: the form's own problems, or a failed request (spec §8). */
export type TicketRefusal =
  | { reason: 'problems'; problems: readonly TicketFieldProblem[] }
  /** `messages` are the server's sentences, if any. */
  | { reason: 'not-sent'; messages: readonly string[] }

/** State of the dialog (spec §4). */
export type TicketDialog =
  /** `discarded` can be restored by undo; null: nothing had been typed. */
  | { step: 'closed'; discarded: TicketForm | null }
  | { step: 'intro' }
  | { step: 'category' }
  | { step: 'form'; form: TicketForm; phase: 'editing' | 'submitting' }
  /** The error dialog is open; the form keeps its values. */
  | { step: 'refused'; form: TicketForm; refusal: TicketRefusal }
  /** `hasMail`: false when the server sends none. */
  | { step: 'created'; number: string; hasMail: boolean; form: TicketForm }

export type TicketDialogEvent =
  | { type: 'opened' }
  /** `draft`: typed before a reload; opens the form directly. */
  | { type: 'ticketBegun'; draft: TicketForm | null }
  | { type: 'categoryChosen'; category: TicketCategory }
  | { type: 'fieldTyped'; field: TicketField; value: string }
  | { type: 'submitted' }
  | { type: 'ticketCreated'; number: string; hasMail: boolean }
  | { type: 'ticketRefused'; refusal: TicketRefusal }
  /** 'Okay', on the error dialog or on the success toast. */
  | { type: 'acknowledged' }
  /** Close button, Escape, or a click outside. */
  | { type: 'dismissed' }
  | { type: 'undone' }
  | { type: 'undoExpired' }

export const CLOSED: TicketDialog = { step: 'closed', discarded: null }
const EMPTY_FIELDS: TicketFields = { name: '', email: '', subject: '', url: '', description: '' }

/**
 * The next state of the dialog (spec §4). Events without meaning in a state change nothing: an answer after
 * closing, a second click while sending.
 */
export function nextTicketDialog(dialog: TicketDialog, event: TicketDialogEvent): TicketDialog {
  switch (event.type) {
    case 'opened':
      return dialog.step === 'closed' ? { step: 'intro' } : dialog
    case 'ticketBegun':
      if (dialog.step !== 'intro') return dialog
      return event.draft === null ? { step: 'category' } : editing(event.draft)
    case 'categoryChosen':
      return chooseCategory(dialog, event.category)
    case 'fieldTyped':
      if (dialog.step !== 'form' || dialog.phase === 'submitting') return dialog
      return editing({ ...dialog.form, fields: { ...dialog.form.fields, [event.field]: event.value } })
    case 'submitted':
      return submit(dialog)
    case 'ticketCreated':
      return isSubmitting(dialog)
        ? { step: 'created', number: event.number, hasMail: event.hasMail, form: dialog.form }
        : dialog
    case 'ticketRefused':
      return isSubmitting(dialog) ? { step: 'refused', form: dialog.form, refusal: event.refusal } : dialog
    case 'acknowledged':
      // Spec §4: okay on the toast closes and resets; on the error dialog it returns to the form.
      if (dialog.step === 'refused') return editing(dialog.form)
      return dialog.step === 'created' ? CLOSED : dialog
    case 'dismissed':
      return dismiss(dialog)
    case 'undone':
      return dialog.step === 'closed' && dialog.discarded !== null ? editing(dialog.discarded) : dialog
    case 'undoExpired':
      return dialog.step === 'closed' ? CLOSED : dialog
    default:
      return event satisfies never
  }
}

/** Whether the form contains text. */
export function hasWords({ fields }: TicketForm): boolean {
  return Object.values(fields).some((value: string) => value.trim() !== '')
}

function editing(form: TicketForm): TicketDialog {
  return { step: 'form', form, phase: 'editing' }
}

function isSubmitting(dialog: TicketDialog): dialog is Extract<TicketDialog, { step: 'form' }> {
  return dialog.step === 'form' && dialog.phase === 'submitting'
}

/** The category may still be changed in the form; its text stays. */
function chooseCategory(dialog: TicketDialog, category: TicketCategory): TicketDialog {
  if (dialog.step === 'category') return editing({ category, fields: EMPTY_FIELDS })
  if (dialog.step !== 'form' || dialog.phase === 'submitting') return dialog
  return editing({ ...dialog.form, category })
}

/** Spec §4: submitting validates; a failure opens the error dialog. */
function submit(dialog: TicketDialog): TicketDialog {
  if (dialog.step !== 'form' || dialog.phase === 'submitting') return dialog
  const { form } = dialog
  const problems = findTicketProblems(form.fields, 'spec')
  if (problems.length > 0) return { step: 'refused', form, refusal: { reason: 'problems', problems } }
  return { step: 'form', form, phase: 'submitting' }
}

/** Spec §4: closing forgets everything. A form with text can be restored for a moment. */
function dismiss(dialog: TicketDialog): TicketDialog {
  if (dialog.step !== 'form' && dialog.step !== 'refused') return CLOSED
  // A ticket that is being sent cannot be restored: it would be sent twice.
  if (isSubmitting(dialog)) return CLOSED
  return { step: 'closed', discarded: hasWords(dialog.form) ? dialog.form : null }
}
