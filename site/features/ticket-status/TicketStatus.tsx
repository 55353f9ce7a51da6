import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'

import type { Locale } from '#domain/language/locales.ts'

import { Button } from '../../ui/button/Button.tsx'
import { FailureNote } from '../../ui/form-sending/FailureNote.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { failureSentence, useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { LinkRequest } from './LinkRequest.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { StateStamp, TicketFacts } from './TicketFacts.tsx'
import { Timeline } from './Timeline.tsx'
import { answerOf, postForReceipt } from '../../browser/api-client.ts'
import { $view, closeTicket, openTicket, refreshTicket, showSolved, type TicketView } from './ticket-view.ts'
import type { TicketWords } from './ticket-words.ts'
import styles from './TicketStatus.module.css'

/**
 * The sheet of a conversation. Its live region stays through every view, so that each is announced once, and takes
 * the focus from a button that disappears.
 */
export function TicketStatus({ locale, words }: { locale: Locale; words: TicketWords }) {
  const view = useStore($view, { ssr: 'initial' })
  const region = useRef<HTMLDivElement>(null)
  const toRegion = () => region.current?.focus()

  /** The focus announces the new state: until it leaves, the region must not repeat it. */
  function handleSolved() {
    const { current } = region
    if (!current) return
    current.ariaLive = 'off'
    current.addEventListener('blur', () => (current.ariaLive = null), { once: true })
    flushSync(showSolved)
    current.focus()
    void refreshTicket()
  }

  return (
    <div className={`sheet needs-script ${styles.sheet}`} data-step={view.step}>
      <div className={`stack start ${styles.side}`}>
        <div ref={region} role="status" tabIndex={-1} className={`stack ${styles.region}`}>
          <Announcement view={view} words={words} />
        </div>
        {view.step === 'shown' && (
          <TicketFacts ticket={view.ticket} seenAt={view.seenAt} words={words} locale={locale} />
        )}
        {view.step === 'failed' && (
          <Button
            look="secondary"
            onClick={() => {
              toRegion()
              void openTicket(view.secret)
            }}
          >
            {words.tryAgain}
          </Button>
        )}
      </div>
      <div className={styles.course}>
        {view.step === 'shown' && (
          <>
            <Timeline events={view.ticket.events} secret={view.secret} words={words} locale={locale} />
            <ReplyForm
              key={view.ticket.number || view.ticket.createdAt}
              secret={view.secret}
              ticket={view.ticket}
              words={words}
              locale={locale}
              onLost={toRegion}
            />
            {view.ticket.state !== 'solved' && (
              <SolvedButton secret={view.secret} words={words} onSolved={handleSolved} onLost={toRegion} />
            )}
          </>
        )}
        {view.step === 'unknown' && <LinkRequest locale={locale} words={words} />}
      </div>
    </div>
  )
}

function Announcement({ view, words }: { view: TicketView; words: TicketWords }) {
  switch (view.step) {
    case 'loading':
      return <p className="lead">{words.loading}</p>
    case 'shown':
      return <StateStamp state={view.ticket.state} words={words} />
    case 'unknown':
      return (
        <>
          <Sign>?</Sign>
          <h2 className="as-h3">{words.unknownHeading}</h2>
          <p className="lead">{words.unknownText}</p>
        </>
      )
    case 'failed':
      return (
        <>
          <Sign>!</Sign>
          <p className="lead">{failureSentence(view.failure, words)}</p>
        </>
      )
    default:
      return view satisfies never
  }
}

function Sign({ children }: { children: string }) {
  return (
    <div className={styles.sign} aria-hidden="true">
      {children}
    </div>
  )
}

const HINT_ID = 'solved-hint'
/** Names the button's wait. */
const WAIT_KEY = 'ticket_solved'

interface SolvedButtonProps {
  secret: string
  words: TicketWords
  onSolved: () => void
  /** Called when the link no longer opens the ticket. */
  onLost: () => void
}

/** 'Mark as solved': without "are you sure?", because a reply reopens the ticket. */
function SolvedButton({ secret, words, onSolved, onLost }: SolvedButtonProps) {
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)

  async function solve() {
    const answer = await attempt(() => answerOf(() => postForReceipt('/api/ticket-solved', { secret })))
    if (answer?.outcome === 'done') onSolved()
    if (answer?.outcome !== 'unknown') return
    onLost()
    closeTicket()
  }

  return (
    <div className={`stack-close start ${styles.solved}`}>
      <SendButton
        form={WAIT_KEY}
        label={words.solvedButton}
        sendingLabel={words.sending}
        isSending={isRunning}
        words={words.formSending}
        look="secondary"
        describedBy={HINT_ID}
        onPress={() => void solve()}
      />
      <p id={HINT_ID} className="fine">
        {words.solvedHint}
      </p>
      <FailureNote sentence={failure} />
    </div>
  )
}
