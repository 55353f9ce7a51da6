import { useRef, useState } from 'react'

import { Button } from '../../ui/button/Button.tsx'
import { FailureNote } from '../../ui/form-sending/FailureNote.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { lookAgain, removeReport } from './analysis-api.ts'
import styles from './KeepReport.module.css'
import type { ReportWords } from './report-words.ts'
import { showUnknown } from './report-view.ts'

const AGAIN_WAIT_KEY = 'analysis_again'
const REMOVAL_WAIT_KEY = 'analysis_removal'

interface KeepReportProps {
  secret: string
  /** Otherwise there is nothing to print or to pass on. */
  isWhole: boolean
  words: ReportWords
  onRemoved: () => void
}

/** Look again, print it, pass it on, delete it. */
export function KeepReport({ secret, isWhole, words, onRemoved }: KeepReportProps) {
  const [copied, setCopied] = useState('')
  const question = useRef<HTMLDialogElement>(null)
  const again = useAttempt(AGAIN_WAIT_KEY, words)
  const removal = useAttempt(REMOVAL_WAIT_KEY, words)

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      setCopied(words.copied)
    } catch {
      setCopied(words.copyFailed) // refused by the browser or its user
    }
  }

  async function look() {
    const answer = await again.attempt(() => lookAgain(secret))
    if (answer?.outcome === 'unknown') showUnknown()
    if (answer?.outcome !== 'done') return
    scrollTo({ top: 0 })
    location.hash = answer.value // the old report stays one step back
  }

  async function remove() {
    const answer = await removal.attempt(() => removeReport(secret))
    if (answer?.outcome === 'done') onRemoved()
  }

  return (
    <section className="page-width stack-tight screen-only" aria-labelledby="keep-heading">
      <h2 id="keep-heading" className="as-h3">
        {words.keepHeading}
      </h2>
      <div className={`row ${styles.ways}`}>
        <SendButton
          form={AGAIN_WAIT_KEY}
          label={words.again}
          sendingLabel={words.starting}
          isSending={again.isRunning}
          words={words.formSending}
          look="secondary"
          onPress={() => void look()}
        />
        <p className="muted">{words.againHint}</p>
      </div>
      <FailureNote sentence={again.failure} />
      <div className={`row ${styles.ways}`}>
        {isWhole && (
          <>
            <Button look="tertiary" onClick={() => print()}>
              {words.print}
            </Button>
            <Button look="tertiary" onClick={() => void copy()}>
              {words.copy}
            </Button>
          </>
        )}
        <Button look="tertiary" onClick={() => question.current?.showModal()}>
          {words.remove}
        </Button>
      </div>
      <p role="status">{copied}</p>
      <dialog ref={question} className={`sheet ${styles.question}`} aria-labelledby="removal-question">
        <p id="removal-question">{words.removeQuestion}</p>
        <div className={`row ${styles.ways}`}>
          <SendButton
            form={REMOVAL_WAIT_KEY}
            label={words.removeYes}
            sendingLabel={words.removing}
            isSending={removal.isRunning}
            words={words.formSending}
            onPress={() => void remove()}
          />
          <Button look="tertiary" onClick={() => question.current?.close()}>
            {words.removeNo}
          </Button>
        </div>
        <FailureNote sentence={removal.failure} />
      </dialog>
    </section>
  )
}
