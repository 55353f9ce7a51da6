import type { Office } from '#content/catalogue/agency.ts'

interface TelephoneListProps {
  offices: readonly Office[]
  /** BCP 47 tag the countries are named in. */
  tag: string
  className?: string | undefined
}

/** Offices that answer a telephone: country and number, each a `tel:` link. */
export function TelephoneList({ offices, tag, className }: TelephoneListProps) {
  const countries = new Intl.DisplayNames([tag], { type: 'region' })
  return (
    <ul role="list" className={className}>
      {offices.map(({ country, telephone }) =>
        telephone === null ? null : (
          <li key={country}>
            {countries.of(country)}{' '}
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone.replaceAll(' ', '\u00a0')}</a>
          </li>
        ),
      )}
    </ul>
  )
}
