import { useStore } from '@nanostores/react'
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

import type { Messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { messageKey, fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'
import type { TicketDialog as DialogState, TicketRefusal } from '#domain/support-ticket/ticket-dialog.ts'
import { isTicketCategory, type TicketCategory } from '#domain/support-ticket/ticket-request.ts'

import { buttonClass } from '../../ui/button/button-class.ts'
import dialog from '../../ui/dialog/Dialog.module.css'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SelectField } from '../../ui/field/Field.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Toaster } from '../../ui/toast/Toaster.tsx'
import { TOAST_REGION_ID } from '../../ui/toast/toast-region.ts'
import { CategoryOptions } from './CategoryOptions.tsx'
import overlay from './SupportDialog.module.css'
import { TicketForm } from './TicketForm.tsx'
import type { CreatedTicket, TicketSession } from './ticket-session.ts'
import type { TicketWords } from './ticket-words.ts'
import styles from './TicketDialog.module.css'

const DIALOG_ID = 'ticket'

interface TicketDialogProps {
  session: TicketSession
  locale: Locale
  words: TicketWords
}

/** The steps after the intro (spec §2, §4): category, form, result. */
export function TicketDialog({ session, locale, words }: TicketDialogProps) {
  const dialog = useStore(session.$dialog)
  const element = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement>(null)
  const step = shownStep(dialog)

  useLayoutEffect(() => {
    if (step === null) element.current?.close()
    else if (element.current?.open === false) {
      // After 'Undo' the focus comes from a button that disappears: the first opener gets it back.
      if (document.activeElement?.closest(`#${TOAST_REGION_ID}`)) opener.current?.focus()
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      element.current.showModal()
    }
    element.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [step])

  return (
    <>
      <Dialog
        ref={element}
        id={DIALOG_ID}
        title={dialog.step === 'created' ? words.success.replace(/\.$/, '') : words.begin}
        closeLabel={words.close}
        className={[overlay.overlay, styles.dialog, step === null ? '' : styles[step]].join(' ')}
        data-keeps-words
        onClose={() => {
          if (session.$dialog.get().step !== 'closed') session.dismiss()
        }}
      >
        {step === 'category' && <CategoryStep words={words} onChoose={session.chooseCategory} />}
        {step === 'form' && 'form' in dialog && (
          <TicketForm
            session={session}
            form={dialog.form}
            isSubmitting={dialog.step === 'form' && dialog.phase === 'submitting'}
            locale={locale}
            words={words}
            privacyHref={localizedPath(locale, '/privacy')}
          />
        )}
        {dialog.step === 'created' && (
          <CreatedStep
            ticket={dialog}
            words={words}
            linkHref={localizedPath(locale, '/ticket')}
            onDone={session.acknowledge}
          />
        )}
        <div role="status" aria-live="off" className={styles.toasts}>
          <Toaster closeLabel={words.close} place="dialog" />
        </div>
        <p role="status" className="visually-hidden" data-toast-words="dialog" />
      </Dialog>
      <ErrorDialog
        refusal={dialog.step === 'refused' ? dialog.refusal : null}
        words={words}
        onAcknowledge={() => {
          session.acknowledge()
          element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
        }}
      />
    </>
  )
}

/** The contents of the sheet; null while it is closed. An error dialog is over the form. */
function shownStep(dialog: DialogState): 'category' | 'form' | 'created' | null {
  if (dialog.step === 'refused') return 'form'
  return dialog.step === 'closed' || dialog.step === 'intro' ? null : dialog.step
}

interface CategoryStepProps {
  words: Messages['supportTicket']
  onChoose: (category: TicketCategory) => void
}

/**
 * The first step: choosing a category leads on (spec §2). Arrow keys and letters on a closed list also fire
 * change events, and leaving at the first would keep the keyboard from the other entries: there Enter or Tab
 * confirms.
 */
function CategoryStep({ words, onChoose }: CategoryStepProps) {
  const isWalking = useRef(false)

  function choose(value: string) {
    if (isTicketCategory(value)) onChoose(value)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    const { key, currentTarget, shiftKey } = event
    isWalking.current = key !== 'Enter' && key !== ' '
    if ((key !== 'Enter' && (key !== 'Tab' || shiftKey)) || currentTarget.value === '') return
    event.preventDefault()
    choose(currentTarget.value)
  }

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    if (!isWalking.current) choose(event.currentTarget.value)
  }

  return (
    <SelectField
      id="ticket-category-first"
      label={words.categoryLabel}
      hint={words.outageHint}
      defaultValue=""
      data-first
      onKeyDown={handleKeyDown}
      onPointerDown={() => {
        isWalking.current = false
      }}
      onChange={handleChange}
    >
      <CategoryOptions words={words} placeholder={words.categoryPlaceholder} />
    </SelectField>
  )
}

interface CreatedStepProps {
  ticket: CreatedTicket
  words: Messages['supportTicket']
  /** The page that sends a ticket's link again. */
  linkHref: string
  onDone: () => void
}

/** What stays after the toast: the number, the way to its link, and a button to close. */
function CreatedStep({ ticket: { number, hasMail }, words, linkHref, onDone }: CreatedStepProps) {
  return (
    <div className="stack-tight">
      <p className={styles.number} tabIndex={-1} data-first>
        <Mark kind="tick" />
        <strong>{number}</strong>
      </p>
      <p>{hasMail ? words.sentText : fillPlaceholders(words.noMail, { number })}</p>
      {!hasMail && (
        <p>
          <a href={linkHref}>{words.noMailLink}</a>
        </p>
      )}
      <p>
        <button type="button" className={buttonClass('primary', false)} onClick={onDone}>
          {words.done}
        </button>
      </p>
    </div>
  )
}

interface ErrorDialogProps {
  /** Its messages; null while it is closed. */
  refusal: TicketRefusal | null
  words: TicketWords
  onAcknowledge: () => void
}

/** The error dialog over the form: every message as a bullet, and 'Okay' (spec §2, §5, §8). */
function ErrorDialog({ refusal, words, onAcknowledge }: ErrorDialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const isOpen = refusal !== null

  useLayoutEffect(() => {
    if (isOpen) element.current?.showModal()
  }, [isOpen])

  return (
    <dialog
      ref={element}
      role="alertdialog"
      className={`${dialog.sheet} ${styles.error}`}
      aria-labelledby="ticket-error-title"
      aria-describedby="ticket-error-messages"
      onClose={onAcknowledge}
    >
      <h2 id="ticket-error-title">{words.errorTitle}</h2>
      <ul id="ticket-error-messages" className="stack-close">
        {refusal !== null && sentences(refusal, words).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
      <button
        type="button"
        className={buttonClass('primary')}
        onClick={() => {
          element.current?.close() // its `close` event does the rest, as with Escape
        }}
      >
        {words.okay}
      </button>
    </dialog>
  )
}

function sentences(refusal: TicketRefusal, words: TicketWords): readonly string[] {
  if (refusal.reason === 'not-sent') return [...new Set(refusal.messages)]
  return refusal.problems.map(({ code }) => words[messageKey('', code)])
}
