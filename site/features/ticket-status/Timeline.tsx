import { sayDate } from '#domain/language/message-text.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import type { Message, MessageFile } from '#domain/conversation/conversation.ts'

import { saveFile } from '../../browser/save-file.ts'
import { sizeText, typeName } from '../../ui/attachments/file-words.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import styles from './Timeline.module.css'
import { fetchFile } from './ticket-api.ts'
import type { TicketWords } from './ticket-words.ts'
import { useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { FailureNote } from '../../ui/form-sending/FailureNote.tsx'

interface TimelineProps {
  events: readonly Message[]
  /** Opens their files. */
  secret: string
  words: TicketWords
  locale: Locale
}

/** The messages by the reader's clock, oldest first, along a pencil line; texts are never HTML. */
export function Timeline({ events, secret, words, locale }: TimelineProps) {
  const { tag } = LOCALES[locale]
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section aria-labelledby="timeline-heading">
      <h2 id="timeline-heading" className={styles.heading}>
        {words.timeline}
      </h2>
      <ol role="list" className={styles.line}>
        {events.map(({ type, way, at, text, files }, index) => (
          <li key={index} data-type={type}>
            <h3 className="as-text">{words.events[type]}</h3>
            <p className="fine">
              <time dateTime={at}>{sayDate(moments.format(new Date(at)), tag)}</time>
              {way === 'mail' && `, ${words.byEmail}`}
            </p>
            {text !== '' && <Markdown text={text} className={styles.text} />}
            {files.length > 0 && <TicketFiles files={files} secret={secret} words={words} locale={locale} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface TicketFilesProps {
  files: readonly MessageFile[]
  secret: string
  words: TicketWords
  locale: Locale
}

/** The files of a message, each a button that saves it: the secret is sent in the request, in no address. */
function TicketFiles({ files, ...rest }: TicketFilesProps) {
  return (
    <ul role="list" className={styles.files} aria-label={rest.words.files}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...rest} />
      ))}
    </ul>
  )
}

function FileRow({ file, secret, words, locale }: Omit<TicketFilesProps, 'files'> & { file: MessageFile }) {
  const { isRunning, failure, attempt } = useAttempt(`ticket_file_${file.id}`, words)

  async function open() {
    const answer = await attempt(() => fetchFile(secret, file.id))
    if (answer?.outcome === 'done') saveFile(answer.value, file.name)
  }

  return (
    <li>
      <button
        type="button"
        className={`row ${styles.file}`}
        aria-disabled={isRunning}
        onClick={() => void open()}
      >
        <Icon name="paperclip" />
        <span className={styles.name}>{file.name}</span>{' '}
        <span
          className={`fine ${styles.kind}`}
        >{`${typeName(file.type)}, ${sizeText(file.size, locale)}`}</span>
      </button>
      <FailureNote sentence={failure} />
    </li>
  )
}
