import type { Messages } from '#content/messages/en/messages.ts'

import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './ProofSheet.module.css'

/** A believably dated page under the red pencil, drawn by CSS; the words of the page itself are decoration. */
export function ProofSheet({ words }: { words: Messages['hero'] }) {
  return (
    <figure className={styles.sheet} role="img" aria-label={words.proofLabel}>
      <div className={styles.page} aria-hidden="true" lang="en" translate="no">
        <div className={styles.title}>~ Vermont Joinery ~</div>
        <div className={styles.menu}>HOME | ABOUT US | GALLERY | GUESTBOOK | LINKS</div>
        <p>
          <b>Welcome to our web site!!</b> We are a family run joinery business established in 1987 and we
          would like to welcome you to our web site. Please feel free to browse our pages and sign our
          guestbook.
        </p>
        <div className={styles.picture}>workshop_final2.jpg (2.4 MB)</div>
        <p>Best viewed in 1024×768. You are visitor number 004871. Last updated 12 March 2011.</p>
        <p>© 2011 Vermont Joinery. All rights reserved.</p>
      </div>
      <div className={styles.notes} aria-hidden="true">
        <span className={`hand ${styles.who}`}>{words.noteWho}</span>
        <span className={`hand ${styles.slow}`}>
          {words.noteSlow}
          <Mark kind="arrow" />
        </span>
        <span className={`hand ${styles.phone}`}>{words.notePhone}</span>
        <span className={styles.ring}>
          <Mark kind="circle" variant={1} />
        </span>
      </div>
    </figure>
  )
}
