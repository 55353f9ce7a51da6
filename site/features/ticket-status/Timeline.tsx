import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { TicketEvent } from '#domain/support-ticket/ticket-status.ts'

import { Markdown } from '../../ui/markdown/Markdown.tsx'
import type { TicketWords } from './ticket-words.ts'
import styles from './Timeline.module.css'

interface TimelineProps {
  events: readonly TicketEvent[]
  words: TicketWords
  tag: string
}

/** What has happened to the ticket, by the reader's own clock, along one pencil line, oldest first; what was written is never HTML. */
export function Timeline({ events, words, tag }: TimelineProps) {
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section aria-labelledby="timeline-heading">
      <h2 id="timeline-heading" className={styles.heading}>
        {words.timeline}
      </h2>
      <ol role="list" className={styles.line}>
        {events.map(({ type, at, text, files }, index) => (
          <li key={index} data-type={type}>
            <h3>{words.events[type]}</h3>
            <p className={styles.moment}>
              <time dateTime={at}>{moments.format(new Date(at))}</time>
            </p>
            {text !== '' && <Markdown text={text} className={styles.text} />}
            {files.length > 0 && (
              <p className={styles.files}>
                {fillPlaceholders(words.filesAttached, { names: files.join(', ') })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
