import { messageKey } from '#domain/language/message-text.ts'
import type { AnalysisStage } from '#domain/website-analysis/analysis-status.ts'

import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './Progress.module.css'
import type { ReportWords } from './report-words.ts'

const STEPS = ['waiting', 'visiting', 'measuring', 'drawing', 'done'] as const

/** The true stages of an analysis along a pencil line. */
export function Progress({ stage, words }: { stage: AnalysisStage; words: ReportWords }) {
  const reached = STEPS.findIndex((step) => step === stage)
  return (
    <ol role="list" className={styles.line} aria-label={words.progress}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className="stack-close start"
          aria-current={index === reached ? 'step' : undefined}
          data-state={index < reached ? 'past' : index === reached ? 'now' : 'ahead'}
        >
          <span className={styles.point} aria-hidden="true">
            {index < reached ? <Mark kind="tick" variant={index} /> : index + 1}
          </span>
          {words[messageKey('stage', step)]}
        </li>
      ))}
    </ol>
  )
}
