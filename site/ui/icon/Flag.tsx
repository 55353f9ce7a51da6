import { LOCALES, type Locale } from '#domain/language/locales.ts'

import { flagAddress } from './flag-drawings.ts'
import styles from './Icon.module.css'

interface FlagProps {
  locale: Locale
  /** Where the flag is seen: `menu` for one of many that wait in a closed menu, fetched when it is opened. */
  place: 'page' | 'menu'
}

/**
 * The flag beside a language's name, decoration only. Those of menus are files of their own, not views of one
 * (`/flags.svg#de`): of such a file WebKit draws the whole, eight flags as high.
 */
export function Flag({ locale, place }: FlagProps) {
  const source =
    place === 'page'
      ? ({ src: flagAddress(locale) } as const)
      : ({ src: `/flags/${LOCALES[locale].flag}.svg`, loading: 'lazy' } as const)
  return <img className={styles.flag} {...source} alt="" width={22} height={15} />
}
