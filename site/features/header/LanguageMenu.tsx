import { type Locale, LOCALE_CODES, LOCALES } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Flag } from '../../ui/icon/Flag.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import styles from './LanguageMenu.module.css'

/** The current language with its flag (flag and code on phones), and a list of all eight. */
export function LanguageMenu({ context, page }: { context: PageContext; page: string }) {
  const { locale, messages } = context
  const words = messages.language
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.button} popoverTarget="language-menu">
        <Flag locale={locale} place="page" />
        <span className="visually-hidden">{words.menuLabel}</span>
        <span className={styles.name}>{LOCALES[locale].name}</span>
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

interface LanguageListProps {
  locale: Locale
  /** The page's path without its language, for links to it in others. */
  page: string
  className?: string | undefined
}

/** Links to the same page in all eight languages, the current one circled. A script adds query and fragment. */
export function LanguageList({ locale, page, className }: LanguageListProps) {
  return (
    <ul role="list" className={className}>
      {LOCALE_CODES.map((code) => (
        <li key={code}>
          <a
            href={localizedPath(code, page)}
            lang={code}
            hrefLang={code}
            data-language={code}
            aria-current={code === locale ? 'true' : undefined}
          >
            <span className={styles.choice}>
              <Flag locale={code} place="menu" />
              {LOCALES[code].name}
              {code === locale && <Mark kind="circle" />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
