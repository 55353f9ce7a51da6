import { useStore } from '@nanostores/react'
import { createElement, useEffect, useState } from 'react'

import { Button } from '../button/Button.tsx'
import { mountPart } from '../error-boundary/mount-part.ts'
import styles from './Toast.module.css'
import { TOAST_REGION_ID } from './toast-region.ts'
import {
  $toast,
  actOnToast,
  replaceToast,
  type Toast,
  TOAST_DURATION_MS,
  type ToastPlace,
} from './toast-store.ts'

interface ToasterProps {
  closeLabel: string
  /** Shows only the toasts of this place. */
  place?: ToastPlace
}

/** Shows the current toast of its place. */
export function Toaster({ closeLabel, place = 'page' }: ToasterProps) {
  const toast = useStore($toast)
  if (toast === null || (toast.place ?? 'page') !== place) return null
  return <TimedToast toast={toast} closeLabel={closeLabel} />
}

/** A toast that ends by itself; hover and focus make it wait. */
function TimedToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isHeld, setIsHeld] = useState(false)
  const hold = (isNowHeld: boolean) => () => setIsHeld(isNowHeld)

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => replaceToast(null), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld]) // a timer is an external system: it must end with the toast

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- touching it only makes it wait; nothing is operated
    <div
      className={`sheet ${styles.toast} ${toast.variant === 'destructive' ? styles.destructive : ''}`}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <div className={styles.words}>
        {toast.title !== undefined && <strong className={styles.title}>{toast.title}</strong>}
        <p>{toast.text}</p>
        {toast.action !== undefined && (
          <Button look="secondary" isSmall onClick={() => actOnToast(toast)}>
            {toast.action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        className={`tap ${styles.close}`}
        aria-label={closeLabel}
        onClick={() => replaceToast(null)}
      >
        ×
      </button>
    </div>
  )
}

let isMounted = false

/** Shows a toast; the first one mounts the toaster in its place. */
export function showToast(toast: Toast): void {
  const region = document.getElementById(TOAST_REGION_ID)
  if (region && !isMounted) {
    mountPart(region, 'Toaster', createElement(Toaster, { closeLabel: region.dataset['closeLabel'] ?? '' }))
    isMounted = true
    $toast.listen(announce)
  }
  replaceToast(toast)
}

/** Writes a toast's words, or none, into the live regions, which are empty from the start: each is announced once. */
function announce(toast: Toast | null): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-toast-words]')) {
    const isItsPlace = region.dataset['toastWords'] === (toast?.place ?? 'page')
    region.textContent = toast && isItsPlace ? `${toast.title ?? ''} ${toast.text}`.trim() : ''
  }
}
