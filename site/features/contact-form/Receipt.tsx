import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { founder } from '#content/catalogue/team.ts'
import type { Messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { mailLink } from '#domain/mail-links/mail-link.ts'

import styles from './Receipt.module.css'

interface ReceiptProps {
  locale: Locale
  words: Pick<Messages['contactForm'], `receipt${string}` & keyof Messages['contactForm']> & {
    fromReceipt?: string
  }
  /** What was asked for; null where the page does not know, a place where the server does. */
  asked: ReactNode
  /** By when an answer comes, by the reader's clock; null without script. */
  answerBy: string | null
  /** Opens the report about the website that was named; null: none. */
  secret?: string | null
  /** Of the reader, where no other is beside it. */
  portrait?: ReactNode
}

/** What was asked for, by when an answer comes, who reads it, and what to do meanwhile. */
export function Receipt({ locale, words, asked, answerBy, secret = null, portrait }: ReceiptProps) {
  const within = fillPlaceholders(words.receiptWithin, { hours: claims.analysisHours })
  const addition = mailLink({ to: agency.salesMailbox, subject: words.receiptAddSubject })
  return (
    <div className={styles.receipt}>
      <dl>
        {asked !== null && (
          <div>
            <dt className="fine">{words.receiptAsked}</dt>
            <dd>{asked}</dd>
          </div>
        )}
        <div>
          <dt className="fine">{words.receiptAnswer}</dt>
          <dd>
            <strong>
              {answerBy === null ? within : fillPlaceholders(words.receiptBy, { moment: answerBy })}
            </strong>
          </dd>
        </div>
        <div>
          <dt className="fine">{words.receiptReader}</dt>
          <dd>
            {portrait}
            {founder.name}
          </dd>
        </div>
        <div>
          <dt className="fine">{words.receiptMeanwhile}</dt>
          <dd>
            {secret !== null && (
              <a href={`${localizedPath(locale, '/analysis/report')}#${secret}`}>{words.fromReceipt}</a>
            )}
            <a href={`${localizedPath(locale, '/')}#portfolio`}>{words.receiptWork}</a>
            <a href={addition}>{words.receiptAdd}</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
