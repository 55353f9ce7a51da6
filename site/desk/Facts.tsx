import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import type { DeskConversation, DeskGiven, DeskReview } from '#domain/desk/desk.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { readerOffice, sayMoment } from '#domain/offices/office.ts'
import { formatPrice } from '#domain/pricing/prices.ts'

import { ButtonLink } from '../ui/button/ButtonLink.tsx'
import type { DeskWords } from './desk-words.ts'
import styles from './desk.module.css'
import { Row } from './Row.tsx'
import { useDesk } from './use-desk.ts'

/** What is known of the person, and what they were promised by whose clock. */
export function Facts({ conversation }: { conversation: DeskConversation }) {
  const { words, locale } = useDesk()
  const { name, language, analysis, state, answerBy, others } = conversation
  const [ours] = agency.offices
  const theirs = readerOffice(agency.offices, language, null)
  const promise = (office: typeof ours) => sayMoment(new Date(answerBy), office, locale, words.office)
  const facts: Fact[] = [
    [words.name, name],
    ...givenFacts(conversation, words, locale),
    [words.analysis, analysis && `${analysis.host}${analysis.isReviewed ? `, ${words.reviewed}` : ''}`],
    [
      words.promised,
      state === 'open' && (
        <>
          {promise(ours)}
          {theirs !== ours && <span className="fine">{` (${promise(theirs)})`}</span>}
        </>
      ),
    ],
  ]
  return (
    <>
      {analysis?.stage === 'done' && (
        <p>
          <ButtonLink href={`#/report/${analysis.id}`} look="secondary">
            {words.report.open}
          </ButtonLink>
        </p>
      )}
      <FactList facts={facts} />
      {others.length > 0 && (
        <section>
          <h2 className="as-h3">{words.others}</h2>
          {others.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </section>
      )}
    </>
  )
}

/** A label and what it says; nothing where that is empty. */
type Fact = [string, ReactNode]

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.factList}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="fine">{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** What somebody gave besides their message. */
export function givenFacts(
  { email, phone, url, language, order, startTime }: DeskGiven & Pick<DeskReview, 'email' | 'language'>,
  words: DeskWords,
  locale: Locale,
): Fact[] {
  const money = (amount: number) => formatPrice(amount, order?.currency ?? '', LOCALES[locale].tag)
  return [
    [words.email, <a href={`mailto:${email}`}>{email}</a>],
    [words.phone, phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>],
    [words.language, LOCALES[language].name],
    [
      words.package,
      order && (
        <>
          {[
            ...(order.package === null ? [] : [words.packages[order.package] ?? order.package]),
            ...order.addOns.map((id) => words.addOns[id]),
          ].join(', ')}
          {': '}
          <b>{money(order.once)}</b>
          {order.monthly > 0 && ` + ${money(order.monthly)}${words.perMonth}`}
        </>
      ),
    ],
    [words.start, words.startTimes[startTime]],
    [words.site, url && <Site url={url} />],
  ]
}

/** A stranger's address is opened apart from the desk, which it learns nothing of. */
function Site({ url }: { url: string }) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return url
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  )
}
