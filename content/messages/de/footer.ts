import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Gute Websites für kleine Unternehmen: ein Preis, ein paar Tage, und alles gehört Ihnen.',
  officesHeading: 'Büros',
  officeUS: 'Wilmington, USA',
  officeCA: 'Toronto, Kanada',
  officeEE: 'Tallinn, Estland',
  officeBE: 'Gent, Belgien',
  pagesHeading: 'Auf dieser Website',
  supportHeading: 'Schon Kunde?',
  supportButton: 'Supportanfrage stellen',
  privacy: 'Datenschutzerklärung',
  hours: 'Montag bis Freitag, {from}–{to} Uhr',
  copyright: '© {year} {agency}',
  backToTop: 'Nach oben',
} satisfies FooterMessages
