import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

import type { ChatMessage } from '#domain/chat-assistant/conversation.ts'

/** So near to its end a list counts as read to the end: less than half a line. */
const END_TOLERANCE_PX = 12

interface FollowedEnd {
  scroller: RefObject<HTMLDivElement | null>
  /** The newest message, when it came while the reader was further up. */
  unseen: ChatMessage | null
  handleScroll: () => void
  goToEnd: () => void
}

/** Keeps the newest message in view, unless the reader has scrolled up to read an older one. */
export function useFollowedEnd(messages: readonly ChatMessage[], isTyping: boolean): FollowedEnd {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  /** The last message there was when the reader scrolled up. */
  const [leftAt, setLeftAt] = useState<string | null>(null)
  const last = messages.at(-1)

  const goToEnd = () => {
    const { current } = scroller
    current?.scrollTo({ top: current.scrollHeight, behavior: 'instant' })
  }

  useLayoutEffect(() => {
    // Whoever writes has come back from further up.
    if (isAtEnd.current || last?.sender === 'user') goToEnd()
  }, [last, isTyping])

  useLayoutEffect(() => {
    // A keyboard on a phone makes the list lower from below.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) goToEnd()
    })
    if (scroller.current) observer.observe(scroller.current)
    return () => {
      observer.disconnect()
    }
  }, [])

  return {
    scroller,
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
