import { atom } from 'nanostores'

/** What a toast says and how (spec §4, §8). */
export interface Toast {
  /** Absent on a success that is one sentence. */
  title?: string
  text: string
  variant: 'default' | 'destructive'
}

/** Spec §9, decision 26: how long a toast stays while nobody touches it. */
export const TOAST_DURATION_MS = 5_000

/** The toast on screen; null when there is none. Spec §9: one at a time, the next replaces it. */
export const $toast = atom<Toast | null>(null)
