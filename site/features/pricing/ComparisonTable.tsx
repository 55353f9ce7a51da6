import { packages } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { comparedFeatures, compareFeature, type ComparisonValue } from '#domain/pricing/comparison.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { Price } from '../../ui/price/Price.tsx'
import styles from './ComparisonTable.module.css'

/**
 * The packages by feature. On phones it is folded, and each row becomes a small list; the roles are explicit
 * because browsers drop a table's own when its display changes.
 */
export function ComparisonTable({ context }: { context: PageContext }) {
  const words = context.messages.pricing
  return (
    <div className={`sheet ${styles.block}`}>
      <h3 id="comparison-heading">{words.tableHeading}</h3>
      <details className={styles.fold}>
        <summary>{words.tableFold}</summary>
        <table role="table" className={styles.table} aria-labelledby="comparison-heading">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" className={styles.corner}>
                <span className="visually-hidden">{words.featureColumn}</span>
              </th>
              {packages.map(({ id, name, isMostPopular }) => (
                <th key={id} role="columnheader" scope="col" data-popular={isMostPopular || undefined}>
                  {name}
                  <span className={styles.price}>
                    <Price name={id} context={context} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {comparedFeatures(packages).map((feature) => (
              <tr key={feature} role="row">
                <th role="rowheader" scope="row">
                  {words[feature]}
                </th>
                {packages.map((offer) => (
                  <td key={offer.id} role="cell" data-popular={offer.isMostPopular || undefined}>
                    <Value value={compareFeature(feature, offer)} context={context} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

function Value({ value, context }: { value: ComparisonValue; context: PageContext }) {
  const words = context.messages.pricing
  if (value === true) {
    return (
      <span className={styles.yes}>
        <Mark kind="tick" />
        <span className="visually-hidden">{words.yes}</span>
      </span>
    )
  }
  if (value === false) {
    return (
      <span className={`muted ${styles.no}`}>
        <Icon name="minus" />
        <span className="visually-hidden">{words.no}</span>
      </span>
    )
  }
  const text = fillPlaceholders(words[value.text], {
    ...(value.count === undefined ? {} : { count: context.number(value.count) }),
    ...(value.range === undefined ? {} : { range: context.range(value.range) }),
  })
  return text.replaceAll('\u00a0', ' ') // a third of a phone's width needs line breaks
}
