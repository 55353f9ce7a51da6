import { LOCALES, type Locale } from '#domain/language/locales.ts'

import { flagAddress } from './flag-sheet.ts'
import styles from './Icon.module.css'

interface FlagProps {
  locale: Locale
  /** Where the flag is seen: `menu` for one of many that wait in a closed menu, fetched when it is opened. */
  place: 'page' | 'menu'
}

/** The flag beside a language's name, decoration only. Those of menus come in one file: site/pages/flags.svg.ts. */
export function Flag({ locale, place }: FlagProps) {
  const source =
    place === 'page'
      ? ({ src: flagAddress(locale) } as const)
      : ({ src: `/flags.svg#${LOCALES[locale].flag}`, loading: 'lazy' } as const)
  return <img className={styles.flag} {...source} alt="" width={22} height={15} />
}
