import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'
import type { Consent } from '#domain/cookie-consent/consent.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'

import { FilledText } from '../../ui/text/FilledText.tsx'
import styles from './CookieSettings.module.css'

interface ConsentRecordProps {
  consent: Consent | null
  locale: Locale
  words: CookieConsentMessages
}

/** When the visitor chose and under which number the choice is recorded, for whoever wants to ask about it. */
export function ConsentRecord({ consent, locale, words }: ConsentRecordProps) {
  if (consent === null) return <p className={styles.record}>{words.notChosen}</p>
  const moment = new Intl.DateTimeFormat(LOCALES[locale].tag, { dateStyle: 'long', timeStyle: 'short' })
  const date = moment.format(new Date(consent.date))
  return (
    <p className={styles.record}>
      <FilledText text={words.chosenOn} values={{ date, id: <code>{consent.id}</code> }} />
    </p>
  )
}
