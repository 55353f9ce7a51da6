import { atom } from 'nanostores'

/** What a toast says and how (spec §4, §8). */
export interface Toast {
  /** Absent on a success that is one sentence. */
  title?: string
  text: string
  variant: 'default' | 'destructive'
  /** A button in it, such as 'Okay' or 'Undo'; pressing it ends the toast. */
  action?: { label: string; onAct: () => void }
  /** Told when the toast ends in any other way: its time is over, it was closed, or another came. */
  onGone?: () => void
  /** Who shows it: the page, or the modal dialog that lies over it. The page's by default. */
  place?: ToastPlace
}

/** Where a toast stands: what is outside of an open modal dialog can neither be seen nor pressed. */
export type ToastPlace = 'page' | 'dialog'

/** Spec §9, decision 26: how long a toast stays while nobody touches it. */
export const TOAST_DURATION_MS = 5_000

/** The toast on screen; null when there is none. Spec §9: one at a time, the next replaces it. */
export const $toast = atom<Toast | null>(null)

/** Puts a toast, or none, in place of the one on screen. */
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
