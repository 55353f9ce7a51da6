import {
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import { claims } from '#content/catalogue/claims.ts'
import * as parts from '#content/catalogue/parts.ts'
import { LEAD_VALUE } from '#domain/analytics/tracked-event.ts'
import {
  findContactProblems,
  type ContactField,
  FAILURE_SHAKE_MS,
  SUCCESS_GLOW_MS,
  SUCCESS_SCROLL_DELAY_MS,
} from '#domain/contact-form/contact-request.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { messageKey, fillPlaceholders } from '#domain/language/message-text.ts'
import { formatDay } from '#domain/offices/office.ts'

import { answerOf, sendFailure } from '../../browser/api-client.ts'
import { fillIn, typedInto } from '../../browser/forms/drafts.ts'
import { requestFormToken } from '../../browser/forms/form-token.ts'
import { readHoneypot } from '../../browser/forms/read-text.ts'
import { idempotencyKeyFor } from '../../browser/forms/idempotency-key.ts'
import { postForm } from '../../browser/forms/post-form.ts'
import { clearOrder, orderLines, readOrderFields } from '../../browser/parts/order-slip.ts'
import { noteExitOffer } from '../../browser/parts/exit-offer.ts'
import { readSessionRecord } from '../../browser/storage.ts'
import { track } from '../../browser/track.ts'
import { useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { showToast } from '../../ui/toast/Toaster.tsx'
import { ATTEMPT_KEY, clearForm, DRAFT_KEY, toContactRequest, WAIT_KEY } from './contact-draft.ts'
import type { ContactWords } from './contact-words.ts'

/** State of the form (spec §4). */
type Phase = 'idle' | 'submitting' | 'success' | 'error'

type FieldSentences = Partial<Record<ContactField, string | undefined>>

/** What has arrived. `hasMail`: a mail says so. */
export interface Arrival {
  hasMail: boolean
  isOrder: boolean
  /** In the page's language, line by line. */
  asked: string[]
  /** The end of the promised hours, by the reader's clock. */
  answerBy: string
  /** Opens the report about the website that was named; null: none. */
  secret: string | null
}

/** The behaviour of the contact form: drafts, checks, one request at a time, and its states (spec §4, §5, §8). */
export function useContactForm(locale: Locale, words: ContactWords, formId: string) {
  const form = useRef<HTMLFormElement>(null)
  const receipt = useRef<HTMLDivElement>(null)
  const { attempt } = useAttempt(WAIT_KEY, { offline: words.offline, failed: words.sendFailed })
  const [phase, setPhase] = useState<Phase>('idle')
  const [sentences, setSentences] = useState<FieldSentences>({})
  /** From success until the visitor goes back to the form; the glow and the toast end earlier. */
  const [arrival, setArrival] = useState<Arrival | null>(null)
  /** False before hydration: then the browser's own validation guards the plain form. */
  const isInteractive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  // Hydrating a textarea resets it to its default (React 19): read first what was typed before.
  const [typedBefore] = useState(() => readTyped(formId))

  useLayoutEffect(() => {
    if (form.current) fillIn(form.current, typedBefore ?? readSessionRecord(DRAFT_KEY) ?? {})
  }, [typedBefore])

  useEffect(() => {
    if (phase !== 'success' && phase !== 'error') return undefined
    const timer = setTimeout(() => setPhase('idle'), phase === 'success' ? SUCCESS_GLOW_MS : FAILURE_SHAKE_MS)
    return () => clearTimeout(timer)
  }, [phase]) // the glow and the shake end by themselves

  useEffect(() => {
    receipt.current?.focus({ preventScroll: true })
    receipt.current?.scrollIntoView()
  }, [arrival]) // the sent button is gone: the receipt is read instead

  function refuse(found: FieldSentences, title: string, text: string) {
    setSentences(found)
    setPhase('error')
    showToast({ variant: 'destructive', title, text })
    const [first] = Object.keys(found)
    const field = first === undefined ? null : form.current?.elements.namedItem(first)
    if (!(field instanceof HTMLElement)) return
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' }) // clear of the header and the toast above
  }

  async function submit(element: HTMLFormElement) {
    const order = readOrderFields(element)
    const request = { ...toContactRequest(element, locale), ...order }
    const problems = findContactProblems(request, 'spec')
    const [firstProblem] = problems
    if (firstProblem) {
      const found = Object.fromEntries(
        problems.map(({ field, code }) => [field, words[messageKey('', code)]]),
      )
      const isMissing = problems.some(({ code }) => code === 'field-missing')
      refuse(
        found,
        words.errorTitle,
        isMissing ? words.missingFields : words[messageKey('', firstProblem.code)],
      )
      return
    }
    const answer = await attempt(() => {
      setSentences({})
      setPhase('submitting')
      const remarks = readHoneypot(element)
      const idempotencyKey = idempotencyKeyFor(ATTEMPT_KEY, JSON.stringify(request))
      return answerOf(() => postForm({ path: '/api/contact', body: request, remarks, idempotencyKey }))
    })
    if (answer === null) return // twenty clicks are one request
    if (answer.outcome !== 'done') {
      const { problems, message, isOffline } = answer.outcome === 'failed' ? answer : sendFailure(null)
      const found = Object.fromEntries(problems.map((problem) => [problem.field, problem.message]))
      refuse(found, words.errorTitle, message ?? (isOffline ? words.offline : words.sendFailed))
      return
    }
    const { noMail, analysis } = answer.value
    const hasMail = noMail !== true
    const isOrder = Object.keys(order).length > 0
    const asked = isOrder ? orderLines() : [askedAnalysis(request.url, words)]
    clearOrder()
    clearForm(element)
    if (parts.exitPopup) noteExitOffer()
    setPhase('success')
    const due = new Date(Date.now() + claims.analysisHours * 3_600_000)
    const answerBy = formatDay(due, LOCALES[locale].tag)
    setArrival({ hasMail, isOrder, asked, answerBy, secret: typeof analysis === 'string' ? analysis : null })
    const [mailed, unmailed] = isOrder
      ? [words.orderSuccess, words.orderSuccessNoMail]
      : [words.success, words.successNoMail]
    showToast({ variant: 'default', text: hasMail ? mailed : unmailed })
    track({ name: 'lead_submit', formType: 'contact', ...LEAD_VALUE })
    scrollToTopUnlessTouched()
  }

  return {
    form,
    receipt,
    phase,
    sentences,
    arrival,
    isInteractive,
    handleInput: (event: InputEvent<HTMLFormElement>) => {
      requestFormToken()
      setArrival(null)
      const { name } = event.target as HTMLInputElement
      setSentences((before) => (name in before ? { ...before, [name]: undefined } : before))
    },
    /** From the receipt back to the empty form. */
    handleReturn: () => {
      setArrival(null)
      const field = form.current?.elements.namedItem('name')
      if (field instanceof HTMLElement) queueMicrotask(() => field.focus()) // once it is shown
    },
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault() // not `action=`: React 19 resets the fields afterwards; spec §4 keeps them on error
      void submit(event.currentTarget)
    },
  }
}

function askedAnalysis(url: string | undefined, words: ContactWords): string {
  return url === undefined ? words.receiptAnalysis : fillPlaceholders(words.receiptAnalysisOf, { url })
}

/** Spec §4, §9: the page scrolls to its top, unless the visitor has meanwhile begun something else. */
function scrollToTopUnlessTouched() {
  const touched = new AbortController()
  const timer = setTimeout(() => {
    touched.abort()
    scrollTo({ top: 0 })
    document.querySelector('main')?.focus({ preventScroll: true }) // the next Tab starts at the top of the page
  }, SUCCESS_SCROLL_DELAY_MS)
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        clearTimeout(timer)
        touched.abort()
      },
      { signal: touched.signal, passive: true },
    )
  }
}

/** Hydration never changes back. */
function subscribeToNothing() {
  return () => undefined
}

/** What was typed (or restored by the browser) before hydration; null: nothing. */
function readTyped(formId: string) {
  if (typeof document === 'undefined') return null // at build time nobody has typed
  const element = document.getElementById(formId)
  return element instanceof HTMLFormElement ? typedInto(element) : null
}
