import { packages } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Stamp } from '../../ui/stamp/Stamp.tsx'
import styles from './Guarantee.module.css'

/** Spec §1: what a customer owns of the finished site. */
const OWNERSHIP_PERCENT = 100

/** Four promises, stamped on one sheet. */
export function Guarantee({ context }: { context: PageContext }) {
  const words = context.messages.guarantee
  const [starter] = packages
  const stamps = [
    { title: words.prepaymentTitle, text: words.prepaymentText },
    {
      title: fillPlaceholders(words.ownershipTitle, { percent: context.number(OWNERSHIP_PERCENT) }),
      text: words.ownershipText,
    },
    {
      title: fillPlaceholders(words.deliveryTitle, { days: context.range(starter.deliveryDays) }),
      text: words.deliveryText,
    },
    {
      title: fillPlaceholders(words.revisionsTitle, { days: context.number(starter.revisionDays) }),
      text: words.revisionsText,
    },
  ]
  return (
    <section className="section" aria-labelledby="guarantee-heading">
      <div className={`page-width sheet ${styles.sheet}`}>
        <h2 id="guarantee-heading">{words.heading}</h2>
        <ul role="list" className={styles.stamps} data-reveal="">
          {stamps.map(({ title, text }) => (
            <li key={title} className="stack-tight">
              <Stamp>{title}</Stamp>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
