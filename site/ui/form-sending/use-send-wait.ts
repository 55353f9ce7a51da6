import { useCallback, useSyncExternalStore } from 'react'

import { sendWaitOf, waitSeconds, watchSendWait } from '../../browser/forms/send-wait.ts'

/** How a form stands to its next attempt. */
export interface ShownWait {
  /** Until it may send; 0 when it may. */
  seconds: number
  /** The wait as it began, for as long as it is spoken of. */
  whole: { until: number; seconds: number } | null
}

/** The wait of a form, second by second; `form` is what `keepSendWait` was given. */
export function useSendWait(form: string): ShownWait {
  const seconds = useSyncExternalStore(
    useCallback((onChange: () => void) => watchSendWait(form, onChange), [form]),
    () => waitSeconds(form),
    () => null,
  )
  return { seconds: seconds ?? 0, whole: seconds === null ? null : sendWaitOf(form) }
}
