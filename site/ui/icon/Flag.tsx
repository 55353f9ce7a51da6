import * as drawings from 'country-flag-icons/string/3x2'

import { type Locale, LOCALES } from '#domain/language/locales.ts'

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
      ? ({ src: `data:image/svg+xml,${encodeURIComponent(flagOf(locale))}` } as const)
      : ({ src: `/flags/${LOCALES[locale].flag}.svg`, loading: 'lazy' } as const)
  return <img className={styles.flag} {...source} alt="" width={22} height={15} />
}

/** The drawing of a language's flag: an SVG file, three wide and two high. */
export function flagOf(locale: Locale): string {
  const drawing = Object.entries(drawings).find(([code]) => code.toLowerCase() === LOCALES[locale].flag)?.[1]
  if (drawing === undefined) throw new Error(`There is no drawing of the flag ${LOCALES[locale].flag}`)
  return drawing
}
