import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { $toast, TOAST_DURATION_MS } from './toast-store.ts'
import { ToastBox } from './ToastBox.tsx'

/** Shows the current toast; it waits while the visitor hovers over it or has the focus in it. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useStore($toast)
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (toast === null || isHeld) return undefined
    const timer = setTimeout(() => {
      $toast.set(null)
    }, TOAST_DURATION_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [toast, isHeld]) // a timer is an outside source: it must end with the toast

  if (toast === null) return null
  return (
    <ToastBox
      toast={toast}
      closeLabel={closeLabel}
      onHold={setIsHeld}
      onClose={() => {
        setIsHeld(false)
        $toast.set(null)
      }}
    />
  )
}
