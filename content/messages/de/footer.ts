import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Gute Websites für kleine Unternehmen: ein Preis, ein paar Tage, und alles gehört Ihnen.',
  officesHeading: 'Büros',
  pagesHeading: 'Auf dieser Website',
  supportHeading: 'Schon Kunde?',
  supportButton: 'Supportanfrage stellen',
  privacy: 'Datenschutzerklärung',
  hours: 'Montag bis Freitag, {from}–{to} Uhr',
  momentThere: '{moment} Uhr, Zeit in {city}',
  hoursThere: '{hours} (Zeit in {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Nach oben',
} satisfies FooterMessages
