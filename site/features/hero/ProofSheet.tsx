import { caseStudies, type ListedCaseStudy } from '#content/catalogue/case-studies.ts'
import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import { Mark } from '../../ui/mark/Mark.tsx'
import { Screenshot } from '../../ui/picture/Screenshot.tsx'
import styles from './ProofSheet.module.css'

const SIZES = '(width < 60rem) 86vw, 35rem'

/**
 * An old page with red-pencil notes, and the new page pushed over it like a sheet, so that both show their
 * titles: dragged, tapped or moved by arrow keys with a range input; `site/browser/parts/comparison.ts`
 * applies its value. A still picture without script.
 */
export function ProofSheet({ messages }: { messages: Messages }) {
  const { client, picture, notes }: ListedCaseStudy = caseStudies[0]
  const words = messages.hero
  return (
    <figure className={`sheet ${styles.sheet}`}>
      <div className={styles.pages}>
        <div className={styles.prints}>
          <div className={styles.before}>
            <Screenshot
              name={`${picture}-before`}
              alt={fillPlaceholders(words.beforeAlt, { client })}
              sizes={SIZES}
            />
            <div className={styles.notes}>
              {notes.map(({ id, place }) => (
                <span key={id} className={`hand ${styles[place]}`}>
                  {messages.portfolio[`${id}Note`]}
                  {place === 'middle' && <Mark kind="arrow" />}
                </span>
              ))}
            </div>
          </div>
          <div className={styles.after} data-clipped>
            <Screenshot
              name={picture}
              alt={fillPlaceholders(messages.portfolio.afterAlt, { client })}
              sizes={SIZES}
            />
          </div>
        </div>
        <span className={styles.edge} aria-hidden="true" />
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="56"
          step="4"
          className={styles.slider}
          aria-label={words.compareLabel}
          data-compare
        />
      </div>
    </figure>
  )
}
