import { LOCALES, type Locale } from '#domain/language/locales.ts'

import { flagAddress } from './flag-drawings.ts'
import styles from './Icon.module.css'

interface FlagProps {
  locale: Locale
  /** Where the flag is used: `menu` for those in a closed menu, loaded when it opens. */
  place: 'page' | 'menu'
}

/**
 * A language's flag, decoration only. Flags of menus are separate files instead of views of one
 * (`/flags.svg#de`), which WebKit draws whole, eight flags high.
 */
export function Flag({ locale, place }: FlagProps) {
  const source =
    place === 'page'
      ? ({ src: flagAddress(locale) } as const)
      : ({ src: `/flags/${LOCALES[locale].flag}.svg`, loading: 'lazy' } as const)
  return <img className={styles.flag} {...source} alt="" width={22} height={15} />
}
