import { agency } from '#content/catalogue/agency.ts'

import { SHOP } from './shop.ts'
import styles from './TitleBlock.module.css'

/** The footer, set as the title block of a drawing. */
export function TitleBlock() {
  return (
    <footer className={styles.footer}>
      <div className={styles.block}>
        <p className={styles.name}>
          Vermont
          <br />
          Joinery
        </p>
        <p>
          <span>Shop</span>
          18 Mill Race Lane
          <br />
          Middlebury, VT 05753
        </p>
        <p>
          <span>Telephone</span>
          <a href={SHOP.telephoneLink}>{SHOP.telephone}</a>
        </p>
        <p>
          <span>Drawn by</span>
          Luke and Ada Thibault
        </p>
        <p>
          <span>Scale</span>
          Full size
        </p>
        <p>
          <span>Sheet</span>1 of 1, since 1987
        </p>
        <p>
          <span>Credits</span>
          <a href="/">Website: {agency.name}</a>
        </p>
      </div>
    </footer>
  )
}
