import { useState } from 'react'

import type { ChatAssistantMessages as ChatWords } from '#content/messages/en/chat-assistant.ts'
import type { ChatMessage } from '#domain/chat-assistant/conversation.ts'
import { websiteIn } from '#domain/chat-assistant/lead-details.ts'
import type { SpokenMessage } from '#domain/chat-assistant/say-message.ts'

import { keepTicketWords } from '../../browser/forms/ticket-words.ts'
import { ChatBubble } from './ChatBubble.tsx'
import styles from './ChatLog.module.css'

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
        senderName={sender === 'bot' ? words.title : words.senderUser}
        tag={tag}
        tone={toneOf(message)}
        time={<time dateTime={timestamp}>{times.format(new Date(timestamp))}</time>}
      >
        <p id={id}>{text}</p>
        {link && (
          <a
            href={link.href + broughtBy(link.href, message, messages)}
            onClick={() => {
              if (link.href === '#support') keepTicketWords(wordsBefore(message, messages))
            }}
          >
            {link.label}
          </a>
        )}
      </ChatBubble>
    )
  }
  return (
    <>
      <div className={`stack-tight start ${styles.messages}`}>
        {messages.filter(({ id }) => saidBefore.has(id)).map(show)}
      </div>
      <div className={`stack-tight start ${styles.messages}`} role="log" aria-label={words.logLabel}>
        {messages.filter(({ id }) => !saidBefore.has(id)).map(show)}
      </div>
    </>
  )
}

/** What the visitor had written before an answer: it goes into the ticket. */
function wordsBefore(answer: ChatMessage, messages: readonly ChatMessage[]): string {
  const asked = messages.slice(0, messages.indexOf(answer)).findLast(({ sender }) => sender === 'user')
  return asked?.content.kind === 'text' ? asked.content.text : ''
}

/** The address of a site that was named before: the page of the analysis takes it from the fragment. */
function broughtBy(href: string, answer: ChatMessage, messages: readonly ChatMessage[]): string {
  if (!href.endsWith('/analysis')) return ''
  const sites = messages
    .slice(0, messages.indexOf(answer))
    .flatMap(({ content }) => (content.kind === 'text' ? [websiteIn(content.text)] : []))
  const site = sites.findLast((one) => one !== null)
  return site === undefined ? '' : `#${encodeURIComponent(site)}`
}

/** Tone of a message; `wrong`: it says why the last answer was not valid. */
export function toneOf({ content }: ChatMessage): 'plain' | 'wrong' | 'done' {
  if (content.kind === 'thanks') return 'done'
  if (content.kind !== 'reply') return 'plain'
  return /malformed|missing/.test(content.reply) ? 'wrong' : 'plain'
}

/**
 * Shown while the assistant answers (spec §4): the pencil writes. Outside the log, so that it is not
 * announced as a message.
 */
export function ChatTyping({ label }: { label: string }) {
  return (
    <div className={styles.typing} role="img" aria-label={label}>
      <svg viewBox="0 0 72 20" aria-hidden="true">
        <path
          pathLength="1"
          d="M3 13c4-9 8-9 9-3s3 5 6-1 6-7 7-1 3 6 6 0 6-7 8-1 3 5 6-1 6-6 7 0 4 5 7 1 5-4 9-2"
        />
      </svg>
    </div>
  )
}

interface ChatOptionsProps {
  label: string
  options: SpokenMessage['options']
  onPick: (option: string) => void
}

/** The quick replies of the last message. */
export function ChatOptions({ label, options, onPick }: ChatOptionsProps) {
  return (
    <ul role="list" className={`row ${styles.options}`} aria-label={label}>
      {options.map(({ option, label: text }) => (
        <li key={option}>
          <button type="button" onClick={() => onPick(option)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
