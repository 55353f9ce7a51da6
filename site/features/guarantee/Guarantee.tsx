import { packages } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { listPackages } from '#domain/pricing/packages.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { Stamp } from '../../ui/stamp/Stamp.tsx'
import styles from './Guarantee.module.css'

/** Spec §1: what a customer owns of the finished site. */
const OWNERSHIP_PERCENT = 100

/** What is paid when, as a bill, and four promises, stamped on the same sheet. */
export function Guarantee({ context }: { context: PageContext }) {
  const words = context.messages.guarantee
  const [starter] = packages
  const bill = [
    { when: words.untilYes, price: 'nothing' },
    { when: words.atYes, price: starter.id },
    { when: words.later, price: 'nothing' },
  ] as const
  const packageDays = listPackages(packages, ({ deliveryDays }) => context.range(deliveryDays)).replaceAll(
    / (?=\d)/g,
    '\u00A0',
  ) // a name and its days stay together
  const stamps = [
    { title: words.prepaymentTitle, text: words.prepaymentText },
    {
      title: fillPlaceholders(words.ownershipTitle, { percent: context.number(OWNERSHIP_PERCENT) }),
      text: words.ownershipText,
    },
    {
      title: fillPlaceholders(words.deliveryTitle, { days: context.range(starter.deliveryDays) }),
      text: fillPlaceholders(words.deliveryText, { packageDays }),
    },
    {
      title: fillPlaceholders(words.revisionsTitle, { days: context.number(starter.revisionDays) }),
      text: words.revisionsText,
    },
  ]
  return (
    <section className={`section ${styles.promises}`} aria-labelledby="guarantee-heading">
      <div className={`page-width sheet ${styles.sheet}`} data-reveal="">
        <h2 id="guarantee-heading">{words.heading}</h2>
        <dl className={styles.bill}>
          {bill.map(({ when, price }, index) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>
                <Price name={price} context={context} />
                {index === 0 && <Mark kind="circle" variant={1} />}
              </dd>
            </div>
          ))}
        </dl>
        <ul role="list" className={styles.stamps}>
          {stamps.map(({ title, text }) => (
            <li key={title} className="stack-tight">
              <Stamp>{title}</Stamp>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
