import type { Messages } from '#content/messages/messages.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'

import { Flag } from '../../ui/icon/Flag.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './LanguageMenu.module.css'
import { LanguageList } from './LanguageList.tsx'

interface LanguageMenuProps {
  locale: Locale
  page: string
  words: Messages['language']
}

/** The current language with its flag (flag and code on phones), and a list of all eight. */
export function LanguageMenu({ locale, page, words }: LanguageMenuProps) {
  const { name } = LOCALES[locale]
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.button} popoverTarget="language-menu">
        <Flag locale={locale} place="page" />
        <span className="visually-hidden">{words.menuLabel}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.code}>{locale.toUpperCase()}</span>
        <Icon name="chevron-down" />
      </button>
      <div id="language-menu" popover="auto" className={`sheet ${styles.popover}`}>
        <nav aria-label={words.menuLabel}>
          <LanguageList locale={locale} page={page} className={styles.list} />
        </nav>
      </div>
    </div>
  )
}
