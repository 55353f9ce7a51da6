import type { Locale } from '#domain/language/locales.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'

/** An office: what the header, the menu and the footer show of it. */
export interface Office {
  /** ISO 3166-1 code; city and country are named by `footer.office…` in content/messages. */
  country: 'US' | 'CA' | 'EE' | 'BE'
  /** International number with spaces, or null where nobody answers a telephone. */
  telephone: string | null
}

/** Who the agency is. Everything marked sample must be replaced before going live (decision 29). */
export const agency = {
  sample: true,
  name: 'Valmis',
  /** Postal address, named by the privacy policy. */
  address: '100 Sample Street, Wilmington, DE 19801, United States',
  founded: 2010,
  /** Language the staff reads its notifications in. */
  staffLanguage: 'en' satisfies Locale,
  /** Written to by visitors, and the address the notifications go to. */
  salesMailbox: 'hello@valmis.example',
  supportMailbox: 'support@valmis.example',
  /** From-address of every mail the server sends. */
  mailFrom: 'no-reply@valmis.example',
  /** Messaging app, international format without plus or spaces (wa.me). */
  messagingNumber: '13025550142',
  offices: [
    { country: 'US', telephone: '+1 302 555 0142' },
    { country: 'CA', telephone: '+1 416 555 0137' },
    { country: 'EE', telephone: null },
    { country: 'BE', telephone: null },
  ],
  /** Spec §9: Monday to Friday, 09:00-18:00; by the clock of the first office. */
  openingHours: { days: [1, 5], from: '09:00', to: '18:00', timeZone: 'America/New_York' },
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
  offices: readonly Office[]
  openingHours: OpeningHours
  supportPromise: Readonly<Record<TicketCategory, number>>
}
