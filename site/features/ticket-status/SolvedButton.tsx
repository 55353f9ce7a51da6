import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { showToast } from '../../ui/toast/show-toast.ts'
import { FailureNote } from './FailureNote.tsx'
import styles from './SolvedButton.module.css'
import { sendSolved } from './ticket-api.ts'
import { closeTicket, refreshTicket } from './ticket-view.ts'
import type { TicketWords } from './ticket-words.ts'
import { useAttempt } from './use-attempt.ts'

/** Id of the sentence under the button. */
const HINT_ID = 'solved-hint'
/** Names the button's wait. */
const WAIT_KEY = 'ticket_solved'

interface SolvedButtonProps {
  secret: string
  words: TicketWords
  /** Told before the button goes: the focus needs another place. */
  onDone: () => void
}

/** 'This is solved': nothing asks "are you sure?", because writing again opens the ticket anew. */
export function SolvedButton({ secret, words, onDone }: SolvedButtonProps) {
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)

  async function solve() {
    const answer = await attempt(() => sendSolved(secret))
    if (answer === null || answer.outcome === 'failed') return
    onDone()
    if (answer.outcome === 'unknown') {
      closeTicket()
      return
    }
    showToast({ variant: 'default', text: words.solvedDone })
    await refreshTicket()
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
      <p id={HINT_ID} className={styles.hint}>
        {words.solvedHint}
      </p>
      <FailureNote sentence={failure} />
    </div>
  )
}
