import { atom } from 'nanostores'

/** A toast's words and look (spec §4, §8). */
export interface Toast {
  /** Absent on a success that is one sentence. */
  title?: string
  text: string
  variant: 'default' | 'destructive'
  /** A button in it, such as 'Okay' or 'Undo'; pressing it ends the toast. */
  action?: { label: string; onAct: () => void }
  /** Called when the toast ends in any other way: by time, by closing, or by another toast. */
  onGone?: () => void
  /** Where it is shown: the page (default), or the modal dialog over it. */
  place?: ToastPlace
}

/** Places of toasts: outside an open modal dialog they could be neither seen nor pressed. */
export type ToastPlace = 'page' | 'dialog'

/** Spec §9, decision 26: how long a toast stays while nobody touches it. */
export const TOAST_DURATION_MS = 5_000

/** The toast on screen, or null. Spec §9: one at a time, the next replaces it. */
export const $toast = atom<Toast | null>(null)

/** Replaces the toast on screen by another, or none. */
export function replaceToast(next: Toast | null): void {
  const before = $toast.get()
  $toast.set(next)
  before?.onGone?.()
}

/** Ends the toast by its own button. */
export function actOnToast({ action }: Toast): void {
  $toast.set(null)
  action?.onAct()
}
