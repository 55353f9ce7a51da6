import type { Locale } from '#domain/language/locales.ts'
import type { Office, OpeningHours } from '#domain/offices/office.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'

/** The first office is for visitors from countries without one; the staff uses its time zone. */
const offices: Agency['offices'] = [
  {
    country: 'US',
    city: { en: 'New York', es: 'Nueva York', ru: 'Нью-Йорк' },
    cityOf: { et: 'New Yorgi', ru: 'Нью-Йорка' },
    timeZone: 'America/New_York',
    telephone: '+1 212 555 0142',
  },
  {
    country: 'CA',
    city: { en: 'Toronto', ru: 'Торонто' },
    timeZone: 'America/Toronto',
    telephone: '+1 416 555 0137',
  },
  {
    country: 'EE',
    city: { en: 'Tallinn', es: 'Tallin', ru: 'Таллин' },
    cityOf: { et: 'Tallinna', ru: 'Таллина' },
    timeZone: 'Europe/Tallinn',
    telephone: null,
  },
  {
    country: 'BE',
    city: {
      en: 'Ghent',
      et: 'Gent',
      de: 'Gent',
      nl: 'Gent',
      es: 'Gante',
      it: 'Gand',
      fr: 'Gand',
      ru: 'Гент',
    },
    cityOf: { et: 'Genti', ru: 'Гента' },
    timeZone: 'Europe/Brussels',
    telephone: null,
  },
]

/** The agency. Everything marked as a sample must be replaced before going live (decision 29). */
export const agency = {
  sample: true,
  name: 'Valmis',
  /** Postal address, in the footer and the privacy policy. */
  address: '100 Sample Street, New York, NY 10001, United States',
  founded: 2010,
  /** Language of the staff's notifications. */
  staffLanguage: 'en' satisfies Locale,
  /** Where visitors write to, and where notifications go. */
  salesMailbox: 'hello@valmis.example',
  supportMailbox: 'support@valmis.example',
  /** Sender of every mail. */
  mailFrom: 'no-reply@valmis.example',
  /** Number for the messaging app, international, without plus or spaces (wa.me). */
  messagingNumber: '12125550142',
  offices,
  /** Spec §9: Monday to Friday, 09:00-18:00, by each office's own clock. */
  openingHours: { days: [1, 5], from: '09:00', to: '18:00' },
  /** Opening hours within which a person answers a ticket. Sample values: promise what you can keep. */
  supportPromise: { 'Site Outage': 2, 'Hosting Problem': 4, General: 9, 'Content Update': 18 },
} as const satisfies Agency

interface Agency {
  sample?: true
  name: string
  address: string
  founded: number
  staffLanguage: Locale
  salesMailbox: string
  supportMailbox: string
  mailFrom: string
  messagingNumber: string
  offices: readonly [Office, ...Office[]]
  openingHours: OpeningHours
  supportPromise: Readonly<Record<TicketCategory, number>>
}
