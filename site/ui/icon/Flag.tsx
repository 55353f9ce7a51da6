import { DE, EE, ES, FR, GB, IT, NL, RU } from 'country-flag-icons/string/3x2'

import { LOCALES, type Locale } from '#domain/language/locales.ts'

import styles from './Icon.module.css'

/** As data: eight flags in a menu must not be eight requests. */
const FLAGS: Readonly<Record<(typeof LOCALES)[Locale]['flag'], string>> = {
  de: DE,
  ee: EE,
  es: ES,
  fr: FR,
  gb: GB,
  it: IT,
  nl: NL,
  ru: RU,
}

/** The flag beside a language's name, decoration only. */
export function Flag({ locale }: { locale: Locale }) {
  const svg = FLAGS[LOCALES[locale].flag]
  return (
    <img
      className={styles.flag}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={22}
      height={15}
    />
  )
}
