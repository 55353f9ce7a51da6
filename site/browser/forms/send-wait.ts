import { beginWait, secondsLeft, type SendWait } from '#domain/form-sending/send-wait.ts'

import { readSessionRecord, writeSessionRecord } from '../storage.ts'

/** Waits of this page by form; null: none, and storage need not be read again. */
const waits = new Map<string, SendWait | null>()
const listeners = new Set<() => void>()

/** Blocks a form for as long as the server asked, also after a reload. `form` names it. */
export function keepSendWait(form: string, seconds: number): void {
  const wait = beginWait(seconds, Date.now())
  waits.set(form, wait)
  writeSessionRecord(storageKey(form), { until: String(wait.until), seconds: String(seconds) })
  for (const listener of listeners) listener()
}

/** Ends a wait: the form is being sent again. */
export function forgetSendWait(form: string): void {
  if (sendWaitOf(form) === null) return
  waits.set(form, null)
  writeSessionRecord(storageKey(form), null)
  for (const listener of listeners) listener()
}

/** The wait of a form, which may have ended; null: none on this page, nor before a reload. */
export function sendWaitOf(form: string): SendWait | null {
  const known = waits.get(form)
  if (known !== undefined) return known
  const kept = readKept(form)
  const wait = kept !== null && secondsLeft(kept, Date.now()) > 0 ? kept : null
  waits.set(form, wait)
  return wait
}

/** Seconds until a form may send; 0: its wait has ended, null: it had none. */
export function waitSeconds(form: string): number | null {
  const wait = sendWaitOf(form)
  return wait === null ? null : secondsLeft(wait, Date.now())
}

/** Calls back every second of a form's wait, and at its end; returns a function that stops it. */
export function watchSendWait(form: string, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function watch(): void {
    clearTimeout(timer)
    const wait = sendWaitOf(form)
    const left = wait === null ? 0 : wait.until - Date.now()
    if (left > 0) timer = setTimeout(tell, left % 1000 || 1000)
    else if (wait !== null) writeSessionRecord(storageKey(form), null)
  }
  function tell(): void {
    onChange()
    watch()
  }
  listeners.add(tell)
  addEventListener('visibilitychange', tell) // a tab in the background counts late
  watch()
  return () => {
    clearTimeout(timer)
    listeners.delete(tell)
    removeEventListener('visibilitychange', tell)
  }
}

function storageKey(form: string): string {
  return `send_wait_${form}`
}

function readKept(form: string): SendWait | null {
  const kept = readSessionRecord(storageKey(form))
  const [until, seconds] = [Number(kept?.['until'] ?? NaN), Number(kept?.['seconds'] ?? NaN)]
  return Number.isFinite(until) && Number.isFinite(seconds) ? { until, seconds } : null
}
