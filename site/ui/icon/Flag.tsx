import { LOCALES, type Locale } from '#domain/language/locales.ts'

import styles from './Icon.module.css'

/** The flag beside a language's name, decoration only. All eight come in one file: site/pages/flags.svg.ts. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <img className={styles.flag} src={`/flags.svg#${LOCALES[locale].flag}`} alt="" width={22} height={15} />
  )
}
