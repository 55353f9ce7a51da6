import { useStore } from '@nanostores/react'
import { useEffect, useRef, useLayoutEffect, useState } from 'react'

import type { ChatAssistantMessages as ChatWords } from '#content/messages/en/chat-assistant.ts'
import type { ChatMessage } from '#domain/chat-assistant/conversation.ts'
import { sayMessage } from '#domain/chat-assistant/say-message.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { sayLabelled } from '#domain/language/message-text.ts'

import styles from './ChatConversation.module.css'
import { ChatInput } from './ChatInput.tsx'
import { ChatLog, toneOf, ChatOptions, ChatTyping } from './ChatLog.tsx'
import type { Chat } from './load-chat.ts'

/** On touch screens focus would open a keyboard over half of the conversation. */
const HAS_MOUSE = matchMedia('(pointer: fine)')

interface ChatConversationProps {
  chat: Chat
  /** Whether the field takes the focus when it appears: not on a page the visitor has not touched. */
  takesFocus: boolean
}

/** The conversation and its field, the same in the widget and on its own page. */
export function ChatConversation({ chat, takesFocus }: ChatConversationProps) {
  const { session, knowledge, words } = chat
  const conversation = useStore(session.$conversation)
  useStore(knowledge.$documents) // answers that quote the index are drawn again once it is loaded
  const { messages, isTyping, step } = conversation
  const last = messages.at(-1)
  const input = useRef<HTMLInputElement>(null)
  const say = (message: (typeof messages)[number]) => sayMessage(message, words, knowledge)
  const { scroller, unseen, handleScroll, goToEnd } = useFollowedEnd(messages, isTyping)

  function keepFocus() {
    const next = HAS_MOUSE.matches ? input : scroller
    next.current?.focus()
  }

  useEffect(() => {
    if (takesFocus && HAS_MOUSE.matches) input.current?.focus()
    session.open() // once the log exists: what it contains from the start is not announced
  }, [session, takesFocus])

  return (
    <div className={styles.conversation}>
      <div
        ref={scroller}
        className={styles.scroller}
        data-fresh={messages.length < 2 || undefined}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
        tabIndex={0}
        onScroll={handleScroll}
      >
        <ChatLog messages={messages} say={say} words={words} tag={LOCALES[knowledge.locale].tag} />
        {isTyping && <ChatTyping label={words.typing} />}
        <ChatOptions
          label={words.optionsLabel}
          options={last && !isTyping ? say(last).options : []}
          onPick={(option) => {
            keepFocus() // before its button disappears
            session.pick(option)
          }}
        />
      </div>
      <div className={styles.desk}>
        {unseen && (
          <button type="button" className={styles.unseen} onClick={goToEnd}>
            {sayLabelled(words.title, say(unseen).text, knowledge.locale)}
          </button>
        )}
        <ChatInput
          step={step}
          isTyping={isTyping}
          problemId={last && toneOf(last) === 'wrong' ? last.id : undefined}
          words={words}
          inputRef={input}
          onType={knowledge.prepare}
          onWrite={(text) => session.write(text)}
        />
        <ChatFoot
          words={words}
          locale={knowledge.locale}
          isAsking={step.startsWith('asking')}
          onStartOver={
            messages.length > 1
              ? () => {
                  keepFocus()
                  session.startOver()
                }
              : null
          }
        />
      </div>
    </div>
  )
}

/** This close to its end a list counts as read: less than half a line. */
const END_TOLERANCE_PX = 12

/** Keeps the newest message in view, unless the reader has scrolled up. */
function useFollowedEnd(messages: readonly ChatMessage[], isTyping: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  /** The last message when the reader scrolled up. */
  const [leftAt, setLeftAt] = useState<string | null>(null)
  const last = messages.at(-1)

  const goToEnd = () => {
    const { current } = scroller
    current?.scrollTo({ top: current.scrollHeight, behavior: 'instant' })
  }

  useLayoutEffect(() => {
    // Whoever writes is back at the end.
    if (isAtEnd.current || last?.sender === 'user') goToEnd()
  }, [last, isTyping])

  useLayoutEffect(() => {
    // A phone's keyboard makes the list lower.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) goToEnd()
    })
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [])

  return {
    scroller,
    /** The newest message, if it came while the reader was further up. */
    unseen: leftAt !== null && last?.sender === 'bot' && last.id !== leftAt ? last : null,
    handleScroll: () => {
      const { current } = scroller
      if (!current) return
      isAtEnd.current = current.scrollTop + current.clientHeight >= current.scrollHeight - END_TOLERANCE_PX
      setLeftAt((left) => (isAtEnd.current ? null : (left ?? last?.id ?? null)))
    },
    goToEnd,
  }
}

interface ChatFootProps {
  words: ChatWords
  locale: Locale
  /** Whether the assistant is asking for personal data. */
  isAsking: boolean
  /** Null when there is nothing to start over. */
  onStartOver: (() => void) | null
}

/** Below the field: what happens to the visitor's data, and a way to start over. */
function ChatFoot({ words, locale, isAsking, onStartOver }: ChatFootProps) {
  return (
    <div className={`row ${styles.foot}`}>
      <p>
        {isAsking && `${words.privacyNote} `}
        <a href={localizedPath(locale, '/privacy')}>{words.privacyLink}</a>
      </p>
      {onStartOver && (
        <button type="button" onClick={onStartOver}>
          {words.startOver}
        </button>
      )}
    </div>
  )
}
