import type { ReactNode } from 'react'

import styles from './ChatBubble.module.css'

interface ChatBubbleProps {
  sender: 'bot' | 'user'
  /** Who says it, for those who do not see on which side it stands. */
  senderName: string
  /** `wrong`: something in the visitor's last answer could not be it; `done`: a lead is complete. */
  tone?: 'plain' | 'wrong' | 'done'
  /** The time it was said; none in a page built ahead. */
  time?: ReactNode
  children: ReactNode
}

/** One message: the assistant's on the sheet itself, the visitor's on a slip of the desk's grey. */
export function ChatBubble({ sender, senderName, tone = 'plain', time, children }: ChatBubbleProps) {
  return (
    <div className={`${styles.bubble} ${styles[sender]}`} data-sender={sender} data-tone={tone}>
      <span className="visually-hidden">{`${senderName}: `}</span>
      {children}
      {time}
    </div>
  )
}
