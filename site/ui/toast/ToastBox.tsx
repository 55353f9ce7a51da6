import type { ReactEventHandler } from 'react'

import { buttonClass } from '../button/button-class.ts'
import type { Toast } from './toast-store.ts'
import styles from './Toast.module.css'

interface ToastBoxProps {
  toast: Toast
  closeLabel: string
  /** In the page's flow instead of the window's corner. */
  isInline?: boolean
  onHold?: (isHeld: boolean) => void
  onAct?: () => void
  onClose?: () => void
}

/** The look of a toast. */
export function ToastBox({ toast, closeLabel, isInline = false, onHold, onAct, onClose }: ToastBoxProps) {
  const hold =
    (isHeld: boolean): ReactEventHandler =>
    () =>
      onHold?.(isHeld)
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- touching it only makes it wait; nothing is operated
    <div
      className={[styles.toast, styles[toast.variant], isInline ? styles.inline : undefined]
        .filter(Boolean)
        .join(' ')}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <div className={styles.words}>
        {toast.title !== undefined && <strong className={styles.title}>{toast.title}</strong>}
        <p>{toast.text}</p>
        {toast.action !== undefined && (
          <button type="button" className={buttonClass('secondary', true)} onClick={onAct}>
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        ×
      </button>
    </div>
  )
}
