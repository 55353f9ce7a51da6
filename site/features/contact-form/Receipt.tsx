import { isValidElement, type ReactElement, type ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { founder } from '#content/catalogue/team.ts'
import type { Messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { mailLink } from '#domain/mail-links/mail-link.ts'

import styles from './Receipt.module.css'

type ReceiptWord = Exclude<`receipt${string}` & keyof Messages['contactForm'], 'receiptWithin'>

interface ReceiptProps {
  locale: Locale
  words: Pick<Messages['contactForm'], ReceiptWord> & {
    fromReceipt?: string
  }
  /** What was asked for, line by line; null where the page does not know, a place where the server does. */
  asked: readonly string[] | ReactElement | null
  /** By when an answer comes. */
  answer: string
  /** Opens the report about the website that was named; null: none. */
  secret?: string | null
  /** Of the reader, where no other is beside it. */
  portrait?: ReactNode
}

/** What was asked for, by when an answer comes, who reads it, and what to do meanwhile. */
export function Receipt({ locale, words, asked, answer, secret = null, portrait }: ReceiptProps) {
  const addition = mailLink({ to: agency.salesMailbox, subject: words.receiptAddSubject })
  return (
    <div className={styles.receipt}>
      <dl>
        {asked !== null && (
          <div>
            <dt className="fine">{words.receiptAsked}</dt>
            <dd className={styles.asked}>
              {isValidElement(asked) ? asked : asked.map((line) => <span key={line}>{line}</span>)}
            </dd>
          </div>
        )}
        <div>
          <dt className="fine">{words.receiptAnswer}</dt>
          <dd>
            <strong>{answer}</strong>
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
