import type { ReactNode } from 'react'

import styles from './Switch.module.css'

interface SwitchProps {
  id: string
  name: string
  isOn: boolean
  /** Not the visitor's to change; the children say why. */
  isLocked?: boolean
  /** Told the new state; a locked switch tells nobody. */
  onSwitch?: (isOn: boolean) => void
  /** What it does, read out with the name. */
  children: ReactNode
}

/** One line of the settings: a name with its switch, and below it what it does. */
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
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
    </li>
  )
}
