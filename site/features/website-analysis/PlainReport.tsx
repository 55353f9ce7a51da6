import { ANALYSIS_PROGRESS_PLACE } from '#domain/website-analysis/analysis-status.ts'

import type { PageContext } from '../../page/page-context.ts'
import styles from './PlainReport.module.css'

/**
 * The report for browsers without script. The server shows it in answer to the form and puts the report in the
 * place of its field (`server/features/website-analysis/progress-page.ts`).
 */
export function PlainReport({ context: { messages } }: { context: PageContext }) {
  return (
    <div className="page page-width stack">
      <h1>{messages.websiteAnalysis.reportHeading}</h1>
      <div className={`sheet ${styles.report}`}>
        <input type="hidden" name={ANALYSIS_PROGRESS_PLACE} />
      </div>
    </div>
  )
}
