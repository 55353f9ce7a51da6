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
  /** Otherwise there is nothing to compare, to print or to pass on. */
  isWhole: boolean
  words: ReportWords
  onRemoved: () => void
}

/** Looks at the same address once more, for a new report. */
export function LookAgain({ secret, words }: Pick<KeepReportProps, 'secret' | 'words'>) {
  const { attempt, isRunning, failure } = useAttempt(AGAIN_WAIT_KEY, words)

  async function look() {
    const answer = await attempt(() => lookAgain(secret))
    if (answer?.outcome === 'unknown') showUnknown()
    if (answer?.outcome !== 'done') return
    scrollTo({ top: 0 })
    location.hash = answer.value // the old report stays one step back
  }

  return (
    <>
      <SendButton
        form={AGAIN_WAIT_KEY}
        label={words.again}
        sendingLabel={words.starting}
        isSending={isRunning}
        words={words.formSending}
        look="secondary"
        onPress={() => void look()}
      />
      <FailureNote sentence={failure} />
    </>
  )
}

/** Look again, print it, pass it on, delete it. */
export function KeepReport({ secret, isWhole, words, onRemoved }: KeepReportProps) {
  const [copied, setCopied] = useState('')
  const question = useRef<HTMLDialogElement>(null)
  const removal = useAttempt(REMOVAL_WAIT_KEY, words)

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href)
      setCopied(words.copied)
    } catch {
      setCopied(words.copyFailed) // refused by the browser or its user
    }
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
      {isWhole && (
        <div className={`row ${styles.ways}`}>
          <LookAgain secret={secret} words={words} />
          <p className="muted">{words.againHint}</p>
        </div>
      )}
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
        <h2 id="removal-question" className="as-h2">
          {words.removeQuestion}
        </h2>
        <p className="lead">{words.removeEffect}</p>
        <div className={`row ${styles.ways}`}>
          <Button look="secondary" onClick={() => question.current?.close()}>
            {words.removeNo}
          </Button>
          <SendButton
            form={REMOVAL_WAIT_KEY}
            label={words.removeYes}
            sendingLabel={words.removing}
            isSending={removal.isRunning}
            words={words.formSending}
            look="tertiary"
            onPress={() => void remove()}
          />
        </div>
        <FailureNote sentence={removal.failure} />
      </dialog>
    </section>
  )
}
