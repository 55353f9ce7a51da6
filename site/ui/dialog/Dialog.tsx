import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'

import styles from './Dialog.module.css'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  id: string
  title: string
  closeLabel: string
  children: ReactNode
  /** `sheet`: a small sheet in the middle; `screen`: the whole window. */
  size?: 'sheet' | 'screen'
  className?: string
}

/**
 * A native modal dialog: opened by a button with `command="show-modal"` and this id as `commandfor`, closed
 * by its button, Escape or a click outside. Needs no script where invoker commands exist; elsewhere
 * `site/browser/parts/dialogs.ts` does it.
 */
export function Dialog({
  id,
  title,
  closeLabel,
  children,
  size = 'sheet',
  className = '',
  ...dialog
}: DialogProps) {
  const titleId = `${id}-title`
  return (
    <dialog
      {...dialog}
      id={id}
      className={`${styles[size] ?? ''} ${className}`.trimEnd()}
      aria-labelledby={titleId}
      {...{ closedby: 'any' }}
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={`tap ${styles.close}`}
          aria-label={closeLabel}
          {...{ command: 'close', commandfor: id }}
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
