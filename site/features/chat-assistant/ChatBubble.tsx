import type { ReactNode } from 'react'

import { sayLabelled } from '#domain/language/message-text.ts'

import styles from './ChatBubble.module.css'

interface ChatBubbleProps {
  sender: 'bot' | 'user'
  /** The speaker, for those who do not see the bubble's side. */
  senderName: string
  /** BCP 47 tag of the page. */
  tag: string
  /** `wrong`: the visitor's last answer was not valid; `done`: a lead is complete. */
  tone?: 'plain' | 'wrong' | 'done'
  /** When it was said; absent in the built page. */
  time?: ReactNode
  children: ReactNode
}

/** One message: the assistant's on the sheet itself, the visitor's on a grey slip. */
export function ChatBubble({ sender, senderName, tag, tone = 'plain', time, children }: ChatBubbleProps) {
  return (
    <div className={`${styles.bubble} ${styles[sender]}`} data-sender={sender} data-tone={tone}>
      <span className="visually-hidden">{sayLabelled(senderName, '', tag)}</span>
      {children}
      {time}
    </div>
  )
}
