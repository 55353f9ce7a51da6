import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import type { DeskConversation } from '#domain/desk/desk.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { ApiError } from '../browser/api-client.ts'
import { Acts } from './Acts.tsx'
import { AnswerBox, type AnswerBoxHandle } from './AnswerBox.tsx'
import { conversationQuery } from './desk-api.ts'
import { $writing } from './desk-stores.ts'
import styles from './desk.module.css'
import { Facts } from './Facts.tsx'
import { Messages } from './Messages.tsx'
import { TimeLeft } from './Row.tsx'
import { useDesk, useFocusOnOpen, useKeys } from './use-desk.ts'
import { Waiting } from './Waiting.tsx'

/** A conversation with all that belongs to it. */
export function Conversation({ id }: { id: string }) {
  const { words } = useDesk()
  const query = useQuery(conversationQuery(id))
  const { data, error } = query
  useKeys({ u: toList, Escape: toList })
  const shownId = data?.id ?? id
  useEffect(() => {
    if (shownId !== id) location.replace(`#/conversation/${shownId}`) // it was merged into another
  }, [id, shownId])
  if (data) return <Opened conversation={data} />
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <div className="stack start">
      {isGone ? <p role="status">{words.gone}</p> : <Waiting query={query} />}
      <a className="way" href="#/">
        {words.back}
      </a>
    </div>
  )
}

/** Back to the list. */
function toList() {
  location.hash = '#/'
}

function Opened({ conversation }: { conversation: DeskConversation }) {
  const { words } = useDesk()
  const { id, name, number, subject, kind } = conversation
  const isNamed = kind === 'ticket' && subject !== '' // the subject of anything else is its first words
  const heading = useFocusOnOpen<HTMLHeadingElement>(id)
  const box = useRef<AnswerBoxHandle>(null)
  const others = useStore($writing)[id] ?? conversation.writing
  useKeys({ r: () => box.current?.open('answer'), n: () => box.current?.open('note') })
  return (
    <div className={styles.conversation}>
      <header className={styles.head}>
        <div className={styles.promise}>
          <a className={`way ${styles.onDesk}`} href="#/">
            ← {words.back}
          </a>
          <span className="fine">
            {words.kinds[kind]} {number} {isNamed && <span dir="auto">· {name}</span>}
          </span>
          <TimeLeft row={conversation} />
        </div>
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {isNamed ? subject : name}
        </h1>
      </header>
      <div className="stack">
        <Messages conversation={conversation} />
        <p role="status" className="muted">
          {others.length > 0 && fillPlaceholders(words.writingNow, { names: others.join(', ') })}
        </p>
        <AnswerBox ref={box} conversation={conversation} />
      </div>
      <aside className={`stack ${styles.facts}`}>
        <Acts conversation={conversation} onAnswer={() => box.current?.open('answer')} />
        <Facts conversation={conversation} />
      </aside>
    </div>
  )
}
