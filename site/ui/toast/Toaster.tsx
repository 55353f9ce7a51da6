import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import {
  $toast,
  actOnToast,
  replaceToast,
  TOAST_DURATION_MS,
  type Toast,
  type ToastPlace,
} from './toast-store.ts'
import { ToastBox } from './ToastBox.tsx'

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

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => {
      replaceToast(null)
    }, TOAST_DURATION_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [toast, isHeld]) // a timer is an external system: it must end with the toast

  return (
    <ToastBox
      toast={toast}
      closeLabel={closeLabel}
      onHold={setIsHeld}
      onAct={() => {
        actOnToast(toast)
      }}
      onClose={() => {
        replaceToast(null)
      }}
    />
  )
}
