import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import { CONTACT_LIMITS, normalizeWebsite } from '#domain/contact-form/contact-request.ts'
import type { Messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

import { requestFormToken } from '../../browser/forms/form-token.ts'
import { readHoneypot, readText } from '../../browser/forms/read-text.ts'
import { TextField } from '../../ui/field/Field.tsx'
import { FailureNote } from '../../ui/form-sending/FailureNote.tsx'
import { Honeypot } from '../../ui/form-sending/Honeypot.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { startAnalysis } from './analysis-api.ts'
import styles from './AnalysisForm.module.css'

/** Names the form's wait. */
const WAIT_KEY = 'analysis'
const FIELD_ID = 'analysis-url'

interface AnalysisFormProps {
  locale: Locale
  words: Pick<
    Messages['websiteAnalysis'],
    'address' | 'addressHint' | 'submit' | 'starting' | 'addressMissing'
  > &
    Pick<Messages['contactForm'], 'urlMalformed'> &
    Pick<Messages['ticketStatus'], 'failed' | 'offline'>
  sendingWords: Messages['formSending']
}

/**
 * One field, one button. As HTML it is a plain form that the server answers with a page; as an island it
 * begins the analysis and opens its report. Other pages bring an address in the fragment, which is not logged.
 */
export function AnalysisForm({ locale, words, sendingWords }: AnalysisFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)

  useEffect(() => {
    requestFormToken() // the page has one task: the token is old enough when the address is typed
    const { current } = form
    if (!current) return
    current.noValidate = true // without script the browser's own validation guards the plain form
    const bring = () => {
      const field = current.elements.namedItem('url')
      const brought = broughtAddress()
      if (field instanceof HTMLInputElement && brought !== null) field.value = brought
    }
    bring()
    addEventListener('hashchange', bring) // by the chat, on this page
    return () => removeEventListener('hashchange', bring)
  }, [])

  async function send(element: HTMLFormElement) {
    const url = readText(element, 'url').trim()
    if (normalizeWebsite(url) === null) {
      setProblem(url === '' ? words.addressMissing : words.urlMalformed)
      const field = element.elements.namedItem('url')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const answer = await attempt(() => startAnalysis(url, locale, readHoneypot(element)))
    if (answer?.outcome !== 'done') return
    location.assign(`${localizedPath(locale, '/analysis/report')}#${answer.value}`)
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is operated: a touched form asks for its token
    <form
      ref={form}
      id="analysis-form"
      className={`sheet ${styles.form}`}
      action="/api/analyses"
      method="post"
      onFocus={requestFormToken}
      onInput={() => setProblem(undefined)}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <input type="hidden" name="language" value={locale} />
      <TextField
        id={FIELD_ID}
        name="url"
        type="text"
        label={words.address}
        hint={words.addressHint}
        problem={problem}
        autoComplete="url"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="url"
        maxLength={CONTACT_LIMITS.url}
        required
      />
      <Honeypot form="analysis" label={sendingWords.leaveEmpty} />
      <SendButton
        form={WAIT_KEY}
        label={words.submit}
        sendingLabel={words.starting}
        isSending={isRunning}
        words={sendingWords}
      />
      <FailureNote sentence={failure} />
    </form>
  )
}

/** The address another page brought, such as `#mybakery.com`; null: none. */
function broughtAddress(): string | null {
  try {
    const brought = decodeURIComponent(location.hash.slice(1))
    return normalizeWebsite(brought) === null ? null : brought
  } catch {
    return null // no address: a percent sign that is none
  }
}
