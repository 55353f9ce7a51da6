import { useMutation } from '@tanstack/react-query'

import type { DeskConversation, DeskDeed, DeskMessage } from '#domain/desk/desk.ts'
import type { MessageFile } from '#domain/conversation/conversation.ts'
import { sayLabelled } from '#domain/language/message-text.ts'

import { saveFile } from '../browser/save-file.ts'
import { sizeText, typeName } from '../ui/attachments/file-words.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { Markdown } from '../ui/markdown/Markdown.tsx'
import { ask } from './desk-api.ts'
import styles from './desk.module.css'
import { Failure } from './Failure.tsx'
import { useDesk, useNameOf } from './use-desk.ts'
import { loadFile, usePicture } from './use-picture.ts'

/** The messages, oldest first, with what did not arrive, and what was done folded below. */
export function Messages({ conversation }: { conversation: DeskConversation }) {
  const { words } = useDesk()
  const { messages, name, troubles, journal } = conversation
  return (
    <>
      <ol role="list" className="stack">
        {messages.map((message) => (
          <MessageSheet key={message.id} message={message} name={name} />
        ))}
      </ol>
      {troubles.map(({ id, recipient, reason }) => (
        <Failure key={id} recipient={recipient} reason={reason} />
      ))}
      {journal.length > 0 && (
        <details className={styles.journal}>
          <summary>{words.system}</summary>
          <Deeds deeds={journal} />
        </details>
      )}
    </>
  )
}

/** Entries of the journal. */
export function Deeds({ deeds }: { deeds: readonly DeskDeed[] }) {
  const { words, day } = useDesk()
  const nameOf = useNameOf()
  return (
    <ol role="list" className={`fine ${styles.deeds}`}>
      {deeds.map(({ at, staff, act, detail }, index) => (
        <li key={index}>
          <time dateTime={at}>{day(at)}</time>{' '}
          <span>
            <b>{nameOf(staff)}</b> {words.acts[act]}{' '}
            {act === 'snoozed' && detail !== '' ? day(detail) : detail}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A message on its sheet: the customer's, ours, or a note; without words, a line about what happened. */
export function MessageSheet({ message, name }: { message: DeskMessage; name: string }) {
  const { words, day, locale } = useDesk()
  const { type, at, text, files, sender, way } = message
  const nameOf = useNameOf()
  const staff = nameOf(message.staff)
  const isOurs = type === 'staff-reply'
  const side = type === 'note' ? 'note' : isOurs ? 'ours' : 'theirs'
  const label = type === 'note' ? words.note : isOurs ? words.ours : null
  const who = label === null ? sender || name : sayLabelled(label, staff, locale)
  const moment = <time dateTime={at}>{day(at)}</time>
  const isAssigned = type === 'assigned' // its text is to whom
  if (isAssigned || (text === '' && files.length === 0))
    return (
      <li className="fine">
        {moment}
        {sayLabelled('', words.events[type], locale)} {isAssigned ? nameOf(text) || words.nobody : staff}
      </li>
    )
  return (
    <li className={`sheet ${styles.message}`} data-side={side}>
      <h2 className={styles.from}>
        <span dir="auto">{who}</span>{' '}
        <span className="fine">
          {moment}
          {way === 'mail' && `, ${words.byEmail}`}
        </span>
      </h2>
      <Markdown text={text} className={styles.text} />
      {files.length > 0 && (
        <ul role="list" className="stack-tight">
          {files.map((file) => (
            <li key={file.id}>
              <FileOfMessage file={file} />
            </li>
          ))}
        </ul>
      )}
      {message.hasOriginal && <Original id={message.id} />}
    </li>
  )
}

/** A file: a picture is shown, and each can be saved. Its bytes stay in this page. */
function FileOfMessage({ file }: { file: MessageFile }) {
  const { words, locale } = useDesk()
  const path = `/api/desk/files/${file.id}`
  const picture = usePicture(path, file.type)
  const save = useMutation({
    mutationFn: async () => saveFile(await loadFile(path, file.type), file.name),
  })
  return (
    <>
      {picture !== null && <img src={picture} alt={file.name} className={styles.picture} />}
      <button type="button" className={`row ${styles.file}`} onClick={() => save.mutate()}>
        <Icon name="paperclip" />
        <span>{file.name}</span>{' '}
        <span className="fine">
          {typeName(file.type)}, {sizeText(file.size, locale)}
        </span>
      </button>
      {save.isError && <p role="alert">{words.failed}</p>}
    </>
  )
}

/** The whole text of a mail, with what was quoted below it. */
function Original({ id }: { id: string }) {
  const { words } = useDesk()
  const original = useMutation({ mutationFn: () => ask<{ text: string }>('GET', `messages/${id}/original`) })
  return (
    <details
      onToggle={({ newState }) => {
        if (newState === 'open' && !original.data) original.mutate()
      }}
      className={styles.original}
    >
      <summary>{words.wholeMail}</summary>
      <pre dir="auto">{original.data?.text ?? (original.isError ? words.failed : words.loading)}</pre>
    </details>
  )
}
