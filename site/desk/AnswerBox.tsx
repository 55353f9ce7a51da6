import { useStore } from '@nanostores/react'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'

import { DESK_TEXT_MAX_LENGTH, type DeskConversation } from '#domain/desk/desk.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { attachedIds } from '#domain/support-ticket/attachment.ts'

import { ApiError } from '../browser/api-client.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '../browser/forms/idempotency-key.ts'
import { readStored, writeStored } from '../browser/storage.ts'
import { Attachments } from '../ui/attachments/Attachments.tsx'
import { createTicketFiles } from '../ui/attachments/ticket-files.ts'
import { useFileDrop } from '../ui/attachments/use-file-drop.ts'
import { Button } from '../ui/button/Button.tsx'
import { TextArea } from '../ui/field/Field.tsx'
import { FailureNote } from '../ui/form-sending/FailureNote.tsx'
import { Markdown } from '../ui/markdown/Markdown.tsx'
import { showToast } from '../ui/toast/Toaster.tsx'
import { ask, client, conversationQuery, isProblem } from './desk-api.ts'
import { $answered } from './desk-stores.ts'
import styles from './desk.module.css'
import { MessageSheet } from './Messages.tsx'
import { Phrases } from './Phrases.tsx'
import { useDesk } from './use-desk.ts'

/** A draft goes to the server so long after the last letter. */
const DRAFT_PAUSE_MS = 2_000
/** A failed draft is tried again so often. */
const DRAFT_RETRY_MS = 10_000

type Mode = 'answer' | 'note'

export interface AnswerBoxHandle {
  open: (mode: Mode) => void
}

/** Writes answers and notes. Its text is lost by nothing: it is kept here until the server has it. */
export function AnswerBox({
  conversation,
  ref,
}: {
  conversation: DeskConversation
  ref: Ref<AnswerBoxHandle>
}) {
  const { words, locale } = useDesk()
  const { id, name, messages, draft } = conversation
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [mode, setMode] = useState<Mode>('answer')
  const [isPreview, setIsPreview] = useState(false)
  const [hasPhrases, setHasPhrases] = useState(false)
  const [text, setText] = useState(() => readStored('local', draftKey(id)) ?? draft?.text ?? '')
  const [kept, setKept] = useState<'' | 'server' | 'here'>('')
  const [files] = useState(() => {
    const made = createTicketFiles(words.attachments, locale)
    made.restore(
      (draft?.files ?? []).map((file) => ({
        ...file,
        key: file.id,
        progress: { phase: 'attached', id: file.id },
      })),
    )
    return made
  })
  const list = useStore(files.$list)
  /** The last message when the box was opened, or the last text sent: what came later is shown again. */
  const lastId = messages.at(-1)?.id ?? ''
  const [base, setBase] = useState(lastId)
  const place = messages.findIndex((message) => message.id === base)
  const news = text === '' ? [] : messages.slice(place + 1).filter(({ type }) => type !== 'assigned')
  // What follows an answer happens even when this box is closed meanwhile.
  const send = useMutation({ mutationKey: ['answer', id], mutationFn: sendWithFiles, onSuccess: settle })
  const isSending = useIsMutating({ mutationKey: ['answer', id] }) > 0
  const { adding, dropTarget } = useFileDrop(files, isSending)
  const label = mode === 'note' ? words.noteLabel : fillPlaceholders(words.answerLabel, { name })

  useImperativeHandle(ref, () => ({
    open: (wanted) => {
      flushSync(() => {
        setMode(wanted)
        setIsPreview(false)
      })
      field.current?.focus({ preventScroll: true })
      showLastWords()
    },
  }))

  /** What the customer said last stays in sight, above the box. */
  function showLastWords() {
    form.current?.parentElement?.scrollIntoView({ block: 'end' })
  }
  useEffect(() => {
    const keep = () => {
      if (form.current?.matches(':focus-within')) showLastWords() // a keyboard has opened
    }
    addEventListener('resize', keep)
    return () => removeEventListener('resize', keep)
  }, [])

  // The server has the draft two seconds after the last letter; until then, and without a line, this browser.
  const fileIds = attachedIds(list).join(' ')
  const saved = useRef(`${draft?.text ?? ''}\n${(draft?.files ?? []).map((file) => file.id).join(' ')}`)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const saveDraft = useEffectEvent(async () => {
    const contents = `${text}\n${fileIds}`
    if (contents === saved.current || isSending) return
    try {
      saving.current = ask('PUT', `conversations/${id}/draft`, { text, files: attachedIds(list) })
      await saving.current
      saved.current = contents
      if (readStored('local', draftKey(id)) === text) writeStored('local', draftKey(id), null)
      setKept(text === '' ? '' : 'server')
    } catch {
      setKept('here')
    }
  })
  useEffect(() => {
    const pause = setTimeout(() => void saveDraft(), DRAFT_PAUSE_MS)
    const retry = setInterval(() => void saveDraft(), DRAFT_RETRY_MS)
    return () => {
      clearTimeout(pause)
      clearInterval(retry)
    }
  }, [text, fileIds])

  function type(typed: string) {
    setText(typed)
    writeStored('local', draftKey(id), typed === '' ? null : typed)
    if (text === '') setBase(lastId)
  }

  async function sendWithFiles({ isSolved, mode }: { isSolved: boolean; mode: Mode }) {
    await saving.current.catch(() => undefined) // a draft that arrived after its answer would stay
    files.retryFailed()
    const failures = await files.settle()
    if (failures.length > 0) throw new Error(failures.join(' '))
    const body = { text: text.trim(), files: attachedIds(files.$list.get()) }
    if (mode === 'note') return ask<DeskConversation>('POST', `conversations/${id}/note`, body)
    const answer = { ...body, isSolved, seen: lastId }
    const key = idempotencyKeyFor(attemptKey(id), JSON.stringify(answer))
    return ask<DeskConversation>('POST', `conversations/${id}/answer`, answer, {
      'Idempotency-Key': `"${key}"`,
    })
  }

  function settle(changed: DeskConversation, { mode: sent }: { mode: Mode }) {
    writeStored('local', draftKey(id), null)
    forgetIdempotencyKey(attemptKey(id))
    client.setQueryData(conversationQuery(id).queryKey, changed)
    void client.invalidateQueries({ queryKey: ['list'] })
    showToast({ variant: 'default', text: sent === 'note' ? words.noteKept : words.answerSent })
    $answered.set({ id, lastId: changed.messages.at(-1)?.id ?? '' })
  }

  const empty = useEffectEvent((sentId: string) => {
    saved.current = '\n'
    files.forget()
    setText('')
    setKept('')
    setIsPreview(false)
    setBase(sentId)
    setMode('answer')
  })
  useEffect(
    () =>
      $answered.listen((answered) => {
        if (answered?.id === id) empty(answered.lastId)
      }),
    [id],
  )

  function submit(isSolved: boolean) {
    if (isSending || (text.trim() === '' && list.length === 0)) {
      field.current?.focus()
      return
    }
    send.mutate(
      { isSolved, mode },
      {
        onError: (error) => {
          if (isProblem(error, 'desk-unseen'))
            void client.invalidateQueries({ queryKey: ['conversation', id] })
        },
      },
    )
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') document.querySelector('h1')?.focus({ preventScroll: true }) // keys work there
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit(event.shiftKey)
  }

  function insert(phrase: string) {
    flushSync(() => setHasPhrases(false))
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = field.current ?? {}
    type(text.slice(0, start) + phrase + text.slice(end))
    field.current?.focus()
  }

  return (
    <>
      {(news.length > 0 || isProblem(send.error, 'desk-unseen')) && (
        <section className={`stack-tight ${styles.news}`} role="alert">
          <p>{words.unseen}</p>
          <ol role="list" className="stack">
            {news.map((message) => (
              <MessageSheet key={message.id} message={message} name={name} />
            ))}
          </ol>
        </section>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its field and buttons */}
      <form
        ref={form}
        className={`sheet ${styles.box} ${styles.crop}`}
        data-side={mode === 'note' ? 'note' : 'ours'}
        {...dropTarget}
        onKeyDown={handleKeyDown}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          submit(false)
        }}
      >
        <div className={`row ${styles.modes}`}>
          {(['answer', 'note'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
              {words[one]}
            </button>
          ))}
          <button type="button" aria-haspopup="dialog" onClick={() => setHasPhrases(true)}>
            {words.phrases}…
          </button>
          <button type="button" aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
            {words.preview}
          </button>
        </div>
        <div hidden={isPreview}>
          <TextArea
            id="desk-answer"
            ref={field}
            label={label}
            placeholder={label}
            value={text}
            maxLength={DESK_TEXT_MAX_LENGTH}
            readOnly={isSending}
            dir="auto"
            onChange={({ target }) => type(target.value)}
          />
        </div>
        {isPreview && <Markdown text={text === '' ? words.previewEmpty : text} className={styles.text} />}
        <div className={styles.ways}>
          <Button type="submit" look="primary" isSmall aria-disabled={isSending}>
            {mode === 'note' ? words.keepNote : words.send}
          </Button>
          {mode === 'answer' && (
            <Button look="tertiary" onClick={() => submit(true)}>
              {words.sendAndSolve}
            </Button>
          )}
          <div className={styles.files}>
            <Attachments
              files={files}
              locale={locale}
              words={words.attachments}
              look="tertiary"
              {...adding}
            />
          </div>
          <span className="fine">
            {kept === 'server' ? words.draftKept : kept === 'here' ? words.draftHere : ''}
          </span>
        </div>
        <FailureNote sentence={sentenceOf(send.error)} />
      </form>
      {hasPhrases && (
        <Phrases conversation={conversation} onInsert={insert} onClose={() => setHasPhrases(false)} />
      )}
    </>
  )

  function sentenceOf(error: Error | null): string | null {
    if (error === null || isProblem(error, 'desk-unseen')) return null
    if (isProblem(error, 'desk-refused')) return words.refused
    if (error instanceof ApiError) return error.serverMessage ?? words.failed
    return navigator.onLine ? words.failed : words.offline
  }
}

function draftKey(id: string): string {
  return `desk_draft_${id}`
}

/** Names the last attempt to send an answer: the same words are sent once. */
function attemptKey(id: string): string {
  return `desk_answer_${id}`
}
