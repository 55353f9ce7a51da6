import { claims } from '#content/catalogue/claims.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import styles from './StickyBar.module.css'

/** At the bottom of a phone after the first screen: the offer and its button (spec §2). */
export function StickyBar({ context }: { context: PageContext }) {
  const { header, stickyBar: words } = context.messages
  return (
    <aside className={`sheet row ${styles.bar}`} aria-label={header.freeAnalysis} data-sticky-bar hidden>
      <p>{fillPlaceholders(words.text, { hours: context.number(claims.analysisHours) })}</p>
      <ButtonLink href="#contact" look="primary" isSmall data-free-analysis="sticky_bar">
        {words.button}
      </ButtonLink>
    </aside>
  )
}
