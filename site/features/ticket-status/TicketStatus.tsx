import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'

import type { Locale } from '#domain/language/locales.ts'

import fallenPage from '../../assets/messages/fallen-page.svg?url'
import lostPage from '../../assets/messages/lost-page.svg?url'
import sentForm from '../../assets/messages/sent-form.svg?url'
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

  function handleRequested() {
    toRegion()
    $view.set({ step: 'requested' })
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
            look="primary"
            onClick={() => {
              toRegion()
              void openTicket(view.secret)
            }}
          >
            {words.tryAgain}
          </Button>
        )}
        {view.step === 'requested' && (
          <Button
            look="tertiary"
            onClick={() => {
              toRegion()
              closeTicket()
            }}
          >
            {words.requestHeading}
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
        {view.step === 'unknown' && <LinkRequest locale={locale} words={words} onSent={handleRequested} />}
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
      return <Message drawing={lostPage} heading={words.unknownHeading} text={words.unknownText} />
    case 'requested':
      return <Message drawing={sentForm} heading={words.requestSentHeading} text={words.requestSent} />
    case 'failed':
      return (
        <Message
          drawing={fallenPage}
          heading={words.failedHeading}
          text={failureSentence(view.failure, words)}
        />
      )
    default:
      return view satisfies never
  }
}

function Message({ drawing, heading, text }: Record<'drawing' | 'heading' | 'text', string>) {
  return (
    <>
      <img src={drawing} alt="" width="480" height="440" className={styles.sign} />
      <h2 className="as-h3">{heading}</h2>
      <p className="lead">{text}</p>
    </>
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
