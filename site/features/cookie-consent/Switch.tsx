import type { ReactNode } from 'react'

import styles from './Switch.module.css'

interface SwitchProps {
  id: string
  name: string
  isOn: boolean
  /** The visitor cannot change it; the children say why. */
  isLocked?: boolean
  /** Gets the new state; not called while locked. */
  onSwitch?: (isOn: boolean) => void
  /** What it does, announced with the name. */
  children: ReactNode
}

/** One line of the settings: a name with its switch, and what it does below. */
export function Switch({ id, name, isOn, isLocked = false, onSwitch, children }: SwitchProps) {
  return (
    <li className={styles.line}>
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        disabled={isLocked}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => {
          onSwitch?.(target.checked)
        }}
      />
      <div id={`${id}-text`} className={`fine ${styles.text}`}>
        {children}
      </div>
    </li>
  )
}
