import { useState } from 'react'

import type { ChatMessage } from '#domain/chat-assistant/conversation.ts'
import type { SpokenMessage } from '#domain/chat-assistant/say-message.ts'

import { ChatBubble } from './ChatBubble.tsx'
import styles from './ChatLog.module.css'
import type { ChatWords } from './chat-words.ts'

interface ChatLogProps {
  messages: readonly ChatMessage[]
  say: (message: ChatMessage) => SpokenMessage
  words: ChatWords
  /** BCP 47 tag, for the times. */
  tag: string
}

/**
 * What it does: shows the conversation. Messages from before it was shown are outside the live region, later
 * ones inside, so that each is announced once. Why not simpler: some screen readers announce a whole live
 * region when it appears, which would repeat everything after a reload or reopening.
 */
export function ChatLog({ messages, say, words, tag }: ChatLogProps) {
  const [saidBefore] = useState(() => new Set(messages.map(({ id }) => id)))
  const times = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' })

  const show = (message: ChatMessage) => {
    const { id, sender, text, timestamp, link } = say(message)
    return (
      <ChatBubble
        key={id}
        sender={sender}
        senderName={sender === 'bot' ? words.senderBot : words.senderUser}
        tone={toneOf(message)}
        time={<time dateTime={timestamp}>{times.format(new Date(timestamp))}</time>}
      >
        <p id={id}>{text}</p>
        {link && <a href={link.href}>{link.label}</a>}
      </ChatBubble>
    )
  }
  return (
    <>
      <div className={styles.messages}>{messages.filter(({ id }) => saidBefore.has(id)).map(show)}</div>
      <div className={styles.messages} role="log" aria-label={words.logLabel}>
        {messages.filter(({ id }) => !saidBefore.has(id)).map(show)}
      </div>
    </>
  )
}

/** Tone of a message; `wrong`: it says why the last answer was not valid. */
export function toneOf({ content }: ChatMessage): 'plain' | 'wrong' | 'done' {
  if (content.kind === 'thanks') return 'done'
  if (content.kind !== 'reply') return 'plain'
  return /malformed|missing/.test(content.reply) ? 'wrong' : 'plain'
}
