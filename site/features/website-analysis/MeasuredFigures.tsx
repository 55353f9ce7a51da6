import { LOCALES } from '#domain/language/locales.ts'
import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'
import { megabytes } from '#domain/website-analysis/rule.ts'

import { Dials } from '../../ui/dial/Dial.tsx'
import { Figures } from '../../ui/figures/Figures.tsx'
import styles from './MeasuredFigures.module.css'
import type { ReportContext } from './report-view.ts'

/** Scores, weight and seconds of a site, and who else learns of its visitors. */
export function MeasuredFigures({
  status: { scores, weight },
  locale,
  words,
}: Omit<ReportContext, 'findingWords'> & { status: AnalysisStatus }) {
  const dials = [
    { label: words.speed, value: scores.speed },
    { label: words.mobile, value: scores.mobile },
    { label: words.seo, value: scores.search },
  ].filter((dial): dial is { label: string; value: number } => dial.value !== null)
  if (dials.length === 0 && weight === null) return null
  const { tag } = LOCALES[locale]
  const figure = (value: number, unit?: string) =>
    new Intl.NumberFormat(tag, {
      maximumFractionDigits: 1,
      ...(unit === undefined ? {} : { style: 'unit', unit, unitDisplay: 'short' }),
    }).format(value)
  return (
    <section className={styles.figures} aria-labelledby="figures-heading">
      <h2 id="figures-heading">{words.figuresHeading}</h2>
      {dials.length > 0 && (
        <div className="stack">
          <Dials scores={dials} words={words.score} />
          <p className="fine-print">{words.figuresNote}</p>
        </div>
      )}
      {weight !== null && (
        <div className="stack">
          <Figures
            className={styles.row}
            figures={[
              { label: words.weight, value: figure(megabytes(weight.bytes), 'megabyte') },
              {
                label: words.seconds,
                value:
                  weight.largestPaintMs === null
                    ? words.notMeasured
                    : figure(weight.largestPaintMs / 1_000, 'second'),
              },
              { label: words.requests, value: figure(weight.requests) },
            ]}
          />
          <h3>{words.thirdParties}</h3>
          {weight.thirdParties.length === 0 ? (
            <p className="done">{words.nobodyElse}</p>
          ) : (
            <ul role="list" className={`row ${styles.parties}`}>
              {weight.thirdParties.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}
