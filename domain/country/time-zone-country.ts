/** Zones with one country in spec §9, and Canada and New Zealand by decision 4. */
const COUNTRY_BY_ZONE: Readonly<Record<string, string>> = {
  'Europe/Tallinn': 'EE',
  'Europe/Helsinki': 'EE', // spec §9: "Tallinn, Helsinki = EE"
  'Europe/Mariehamn': 'EE', // Åland keeps Helsinki time
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Paris': 'FR',
  'Europe/Madrid': 'ES',
  'Africa/Ceuta': 'ES',
  'Atlantic/Canary': 'ES',
  'Europe/Rome': 'IT',
  'Europe/Amsterdam': 'NL',
  'Europe/Brussels': 'BE',
  'Europe/Vienna': 'AT',
  'Europe/Stockholm': 'SE',
  'Europe/Oslo': 'NO',
  'Arctic/Longyearbyen': 'NO',
  'Europe/Copenhagen': 'DK',
  'Europe/London': 'GB',
  'Europe/Belfast': 'GB',
  'Europe/Jersey': 'GB',
  'Europe/Guernsey': 'GB',
  'Europe/Isle_of_Man': 'GB',
  'Pacific/Auckland': 'NZ',
  'Pacific/Chatham': 'NZ',
}

/** "Moscow and similar" (spec §9): the zones of the Russian Federation, by city. */
const RUSSIAN_CITIES = [
  ...['Moscow', 'Kaliningrad', 'Samara', 'Saratov', 'Ulyanovsk', 'Volgograd', 'Kirov', 'Astrakhan'],
  ...['Yekaterinburg', 'Omsk', 'Novosibirsk', 'Barnaul', 'Tomsk', 'Novokuznetsk', 'Krasnoyarsk'],
  ...['Irkutsk', 'Chita', 'Yakutsk', 'Khandyga', 'Vladivostok', 'Ust-Nera', 'Magadan', 'Sakhalin'],
  ...['Srednekolymsk', 'Kamchatka', 'Anadyr'],
]

/** Canadian zones of the IANA database, old names included, which browsers may report (decision 4). */
const CANADIAN_CITIES = [
  ...['Toronto', 'Vancouver', 'Montreal', 'Winnipeg', 'Edmonton', 'Halifax', 'Regina', 'St_Johns'],
  ...['Moncton', 'Goose_Bay', 'Glace_Bay', 'Thunder_Bay', 'Nipigon', 'Rainy_River', 'Atikokan'],
  ...['Iqaluit', 'Pangnirtung', 'Rankin_Inlet', 'Resolute', 'Cambridge_Bay', 'Inuvik', 'Yellowknife'],
  ...['Whitehorse', 'Dawson', 'Dawson_Creek', 'Fort_Nelson', 'Creston', 'Swift_Current', 'Blanc-Sablon'],
  'Coral_Harbour',
]

const RUSSIAN = new Set(RUSSIAN_CITIES)
const CANADIAN = new Set(CANADIAN_CITIES)

/**
 * The country of an IANA time zone (spec §9, decision 4): `EU` for other European zones, null for all others
 * (Asia, Africa, UTC).
 */
export function countryOfTimeZone(timeZone: string): string | null {
  if (Object.hasOwn(COUNTRY_BY_ZONE, timeZone)) return COUNTRY_BY_ZONE[timeZone] ?? null
  const area = timeZone.slice(0, timeZone.indexOf('/'))
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1)
  switch (area) {
    case 'Europe':
    case 'Asia':
      if (RUSSIAN.has(city)) return 'RU'
      return area === 'Europe' ? 'EU' : null
    case 'America':
      return CANADIAN.has(city) ? 'CA' : 'US'
    case 'Canada':
      return 'CA'
    case 'US':
      return 'US'
    case 'Australia':
      return 'AU'
    default:
      return null
  }
}
