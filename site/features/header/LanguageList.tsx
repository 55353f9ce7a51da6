import { LOCALE_CODES, LOCALES, type Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

import { Flag } from '../../ui/icon/Flag.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'

interface LanguageListProps {
  locale: Locale
  /** The page's path without its language, for links to it in others. */
  page: string
  className?: string | undefined
}

/** Links to the same page in all eight languages, the current one ticked. A script adds query and fragment. */
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
            <Flag locale={code} place="menu" />
            {LOCALES[code].name}
            {code === locale && <Icon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  )
}
