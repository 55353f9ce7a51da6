import type { ReactNode } from 'react'

import avatar from '../../assets/mascot/pliiats-avatar.svg?url'
import styles from './ChatHeader.module.css'

interface ChatHeaderProps {
  /** The heading; its level differs between widget and page. */
  children: ReactNode
  subtitle: string
  /** Buttons and links at its end. */
  tools: ReactNode
}

/** The speaker: its face, its name, and that it is a program. */
export function ChatHeader({ children, subtitle, tools }: ChatHeaderProps) {
  return (
    <div className={styles.header}>
      <img src={avatar} alt="" width="52" height="52" />
      <div className={styles.names}>
        {children}
        <p>{subtitle}</p>
      </div>
      <div className={styles.tools}>{tools}</div>
    </div>
  )
}
