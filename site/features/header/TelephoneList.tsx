import { countryName } from '#domain/language/country-name.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { Office } from '#domain/offices/office.ts'

interface TelephoneListProps {
  offices: readonly Office[]
  /** The language of the country names. */
  locale: Locale
  className?: string | undefined
}

/** Offices with a telephone: country and number, each a `tel:` link. */
export function TelephoneList({ offices, locale, className }: TelephoneListProps) {
  return (
    <ul role="list" className={className}>
      {offices.map(({ country, telephone }) =>
        telephone === null ? null : (
          <li key={country}>
            {countryName(country, locale)}{' '}
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone.replaceAll(' ', '\u00a0')}</a>
          </li>
        ),
      )}
    </ul>
  )
}
