import { useId, useCallback, useSyncExternalStore } from 'react'

import type { Messages } from '#content/messages/messages.ts'
import { countdownLabel } from '#domain/form-sending/send-wait.ts'
import { fillPlaceholders, sayDate } from '#domain/language/message-text.ts'

import { sendWaitOf, waitSeconds, watchSendWait } from '../../browser/forms/send-wait.ts'
import { buttonClass, type ButtonLook } from '../button/button-class.ts'
import styles from './SendButton.module.css'

interface SendButtonProps {
  /** Names the form's wait in `site/browser/forms/send-wait.ts`. */
  form: string
  label: string
  sendingLabel: string
  isSending: boolean
  words: Messages['formSending']
  look?: ButtonLook
  describedBy?: string | undefined
  /** Called instead of submitting the form around it. */
  onPress?: () => void
}

/**
 * The button that sends a form, with its waits. It stays in the tab order and keeps its name, so that the
 * seconds are not announced, and has its full width from the start.
 */
export function SendButton({
  form,
  label,
  sendingLabel,
  isSending,
  words,
  look = 'primary',
  describedBy,
  onPress,
}: SendButtonProps) {
  const { seconds, whole } = useSendWait(form)
  const hintId = useId()
  const isWaiting = seconds > 0 && !isSending
  const tryAgainIn = (left: number) => fillPlaceholders(words.tryAgainIn, { time: countdownLabel(left) })
  const widest = [label, sendingLabel, tryAgainIn(isWaiting && whole ? whole.seconds : 0)]
  return (
    <>
      <button
        type={onPress ? 'button' : 'submit'}
        className={buttonClass(look)}
        aria-disabled={isSending || isWaiting}
        aria-describedby={[describedBy, isWaiting && hintId].filter(Boolean).join(' ') || undefined}
        data-waiting={isWaiting || undefined}
        onClick={onPress}
      >
        <span className={styles.label} data-widest={widest.join('\n')}>
          {isWaiting ? (
            <>
              <span className="visually-hidden">{label}</span>
              <span aria-hidden="true">{tryAgainIn(seconds)}</span>
            </>
          ) : isSending ? (
            sendingLabel
          ) : (
            label
          )}
        </span>
      </button>
      {isWaiting && whole && (
        <span id={hintId} hidden>
          {fillPlaceholders(words.sendAgainAt, { time: timeOfDay(whole.until) })}
        </span>
      )}
      <span role="status" className="visually-hidden">
        {whole !== null && seconds === 0 ? words.sendAgainNow : ''}
      </span>
    </>
  )
}

function timeOfDay(moment: number): string {
  const { lang } = document.documentElement
  const format = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' })
  return sayDate(format.format(moment), lang)
}

/** The wait of a form, second by second; `form` is the name given to `keepSendWait`. */
function useSendWait(form: string) {
  const seconds = useSyncExternalStore(
    useCallback((onChange: () => void) => watchSendWait(form, onChange), [form]),
    () => waitSeconds(form),
    () => null,
  )
  // 0: it may send now; the whole wait stays while it is shown
  return { seconds: seconds ?? 0, whole: seconds === null ? null : sendWaitOf(form) }
}
