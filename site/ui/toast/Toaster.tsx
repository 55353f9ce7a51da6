import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { $toast, TOAST_DURATION_MS } from './toast-store.ts'
import styles from './Toast.module.css'

/** Shows the current toast; it waits while the visitor hovers over it or has the focus in it. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useStore($toast)
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (toast === null || isHeld) return
    const timer = setTimeout(() => {
      $toast.set(null)
    }, TOAST_DURATION_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [toast, isHeld]) // a timer is an outside source: it must end with the toast

  if (toast === null) return null
  const hold = (held: boolean) => () => {
    setIsHeld(held)
  }
  return (
    <div
      className={`${styles.toast} ${styles[toast.variant]}`}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <div>
        {toast.title !== undefined && <strong className={styles.title}>{toast.title}</strong>}
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => {
          setIsHeld(false)
          $toast.set(null)
        }}
      >
        ×
      </button>
    </div>
  )
}
