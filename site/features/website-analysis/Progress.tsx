import type { AnalysisStage } from '#domain/website-analysis/analysis-status.ts'

import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './Progress.module.css'
import type { ReportWords } from './report-words.ts'

const STEPS = ['waiting', 'visiting', 'measuring', 'drawing', 'done'] as const

/** The true stages of an analysis along a pencil line. */
export function Progress({ stage, words }: { stage: AnalysisStage; words: ReportWords }) {
  const labels = {
    waiting: words.stageWaiting,
    visiting: words.stageVisiting,
    measuring: words.stageMeasuring,
    drawing: words.stageDrawing,
    done: words.stageDone,
  }
  const reached = STEPS.findIndex((step) => step === stage)
  return (
    <ol role="list" className={styles.line} aria-label={words.progress}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          data-state={index < reached ? 'past' : index === reached ? 'now' : 'ahead'}
        >
          <span className={styles.point} aria-hidden="true">
            {index < reached ? <Mark kind="tick" variant={index} /> : index + 1}
          </span>
          {labels[step]}
        </li>
      ))}
    </ol>
  )
}

/** What happens now, with its placeholders. */
export function stageSentence(stage: AnalysisStage, place: number, words: ReportWords): string {
  return {
    waiting: place === 0 ? words.stageNextText : words.stageWaitingText,
    visiting: words.stageVisitingText,
    measuring: words.stageMeasuringText,
    drawing: words.stageDrawingText,
    done: words.stageDoneText,
    failed: words.reasonUnreachable,
  }[stage]
}
