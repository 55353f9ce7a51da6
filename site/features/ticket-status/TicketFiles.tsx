import type { Locale } from '#domain/language/locales.ts'
import type { TicketFile } from '#domain/support-ticket/ticket-status.ts'

import { sizeText, typeName } from '../../ui/attachments/file-words.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FailureNote } from './FailureNote.tsx'
import { fetchFile } from './ticket-api.ts'
import styles from './TicketFiles.module.css'
import type { TicketWords } from './ticket-words.ts'
import { useAttempt } from './use-attempt.ts'

interface TicketFilesProps {
  files: readonly TicketFile[]
  secret: string
  words: TicketWords
  locale: Locale
}

/** The files of a message, each a button that saves it: the secret is sent in the request, in no address. */
export function TicketFiles({ files, ...rest }: TicketFilesProps) {
  return (
    <ul role="list" className={styles.files} aria-label={rest.words.files}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...rest} />
      ))}
    </ul>
  )
}

function FileRow({ file, secret, words, locale }: Omit<TicketFilesProps, 'files'> & { file: TicketFile }) {
  const { isRunning, failure, attempt } = useAttempt(`ticket_file_${file.id}`, words)

  async function open() {
    const answer = await attempt(() => fetchFile(secret, file.id))
    if (answer?.outcome === 'done') saveFile(answer.value, file.name)
  }

  return (
    <li>
      <button type="button" className={styles.file} aria-disabled={isRunning} onClick={() => void open()}>
        <Icon name="paperclip" />
        <span className={styles.name}>{file.name}</span>{' '}
        <span className={styles.kind}>{`${typeName(file.type)}, ${sizeText(file.size, locale)}`}</span>
      </button>
      <FailureNote sentence={failure} />
    </li>
  )
}

/** By a temporary link, like a download; the browser reads the blob after the click. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, KEPT_MS)
}

/** Long enough for a phone that asks where to save it. */
const KEPT_MS = 60_000
