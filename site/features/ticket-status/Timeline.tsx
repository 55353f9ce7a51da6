import { LOCALES, type Locale } from '#domain/language/locales.ts'
import type { TicketEvent } from '#domain/support-ticket/ticket-status.ts'

import { Markdown } from '../../ui/markdown/Markdown.tsx'
import { TicketFiles } from './TicketFiles.tsx'
import type { TicketWords } from './ticket-words.ts'
import styles from './Timeline.module.css'

interface TimelineProps {
  events: readonly TicketEvent[]
  /** Opens their files. */
  secret: string
  words: TicketWords
  locale: Locale
}

/** The ticket's events by the reader's clock, oldest first, along a pencil line; texts are never HTML. */
export function Timeline({ events, secret, words, locale }: TimelineProps) {
  const moments = new Intl.DateTimeFormat(LOCALES[locale].tag, { dateStyle: 'long', timeStyle: 'short' })
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
            {files.length > 0 && <TicketFiles files={files} secret={secret} words={words} locale={locale} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
