import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { localizedPath } from '#domain/language/paths.ts'

import { Icon } from '../../ui/icon/Icon.tsx'
import { ChatConversation } from './ChatConversation.tsx'
import { ChatHeader } from './ChatHeader.tsx'
import { CHAT_PAGE } from './chat-places.ts'
import styles from './ChatWidget.module.css'
import type { Chat } from './load-chat.ts'

/** `opened` by the visitor on this page; `reopened` because it was open on the page before. */
export type WidgetState = 'minimised' | 'opened' | 'reopened'

const TITLE_ID = 'chat-title'
/** Below this width the widget fills the window and is modal. */
const SMALL_WINDOW = matchMedia('(width < 37.5rem)')

interface ChatWidgetProps {
  chat: Chat
  $state: ReadableAtom<WidgetState>
  onMinimise: () => void
}

/**
 * The floating widget (spec §2): a sheet at the bottom right beside which the page stays usable; on a phone a
 * modal dialog over the whole window.
 */
export function ChatWidget({ chat, $state, onMinimise }: ChatWidgetProps) {
  const state = useStore($state)
  const isModal = useSyncExternalStore(subscribeToWidth, () => SMALL_WINDOW.matches)
  const dialog = useRef<HTMLDialogElement>(null)
  const { words, knowledge } = chat
  const isOpen = state !== 'minimised'

  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    current.close()
    if (!isOpen) return
    if (isModal) current.showModal()
    else current.setAttribute('open', '') // `show()` would take the focus
  }, [isOpen, isModal])

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, which a browser knows of modal dialogs only
    <dialog
      ref={dialog}
      className={`sheet screen-only ${styles.widget}`}
      aria-labelledby={TITLE_ID}
      data-keeps-words
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onMinimise()
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && isOpen) onMinimise() // by the browser, such as a phone's back gesture
      }}
    >
      {isOpen && (
        <>
          <ChatHeader
            subtitle={words.subtitle}
            tools={
              <>
                <a
                  href={localizedPath(knowledge.locale, CHAT_PAGE)}
                  className={`tap ${styles.full}`}
                  aria-label={words.openInFull}
                >
                  <Icon name="maximize-2" />
                </a>
                <button type="button" className="tap" aria-label={words.minimise} onClick={onMinimise}>
                  <Icon name="minus" />
                </button>
              </>
            }
          >
            <h2 id={TITLE_ID}>{words.title}</h2>
          </ChatHeader>
          <ChatConversation chat={chat} takesFocus={state === 'opened'} />
        </>
      )}
    </dialog>
  )
}

function subscribeToWidth(onChange: () => void): () => void {
  SMALL_WINDOW.addEventListener('change', onChange)
  return () => SMALL_WINDOW.removeEventListener('change', onChange)
}
