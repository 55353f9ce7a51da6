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
 * What it does: shows the conversation. What was said before it is shown stands outside of the live region,
 * what is said from then on is put into it, and so read out: each message once.
 * Why not simpler: some screen readers read a live region whole when it appears, which after a reload, a
 * page change or reopening would be all of it again.
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

/** Tone of a message; a `wrong` one says why the answer before it could not be one. */
export function toneOf({ content }: ChatMessage): 'plain' | 'wrong' | 'done' {
  if (content.kind === 'thanks') return 'done'
  if (content.kind !== 'reply') return 'plain'
  return /malformed|missing/.test(content.reply) ? 'wrong' : 'plain'
}
