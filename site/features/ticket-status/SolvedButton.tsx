import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import styles from './SolvedButton.module.css'
import { sendSolved } from './ticket-api.ts'
import { closeTicket } from './ticket-view.ts'
import type { TicketWords } from './ticket-words.ts'
import { useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { FailureNote } from '../../ui/form-sending/FailureNote.tsx'

/** Id of the sentence under the button. */
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

/** 'This is solved': without "are you sure?", because a reply reopens the ticket. */
export function SolvedButton({ secret, words, onSolved, onLost }: SolvedButtonProps) {
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)

  async function solve() {
    const answer = await attempt(() => sendSolved(secret))
    if (answer?.outcome === 'done') onSolved()
    if (answer?.outcome !== 'unknown') return
    onLost()
    closeTicket()
  }

  return (
    <div className={styles.solved}>
      <SendButton
        form={WAIT_KEY}
        label={words.solvedButton}
        sendingLabel={words.replySending}
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
