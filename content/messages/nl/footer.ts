import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Goede websites voor kleine bedrijven. Eén prijs, een paar dagen, en de site is van u.',
  officesHeading: 'Kantoren',
  officeUS: 'Wilmington, Verenigde Staten',
  officeCA: 'Toronto, Canada',
  officeEE: 'Tallinn, Estland',
  officeBE: 'Gent, België',
  pagesHeading: 'Op deze site',
  supportHeading: 'Al klant?',
  supportButton: 'Ondersteuning vragen',
  privacy: 'Privacyverklaring',
  hours: 'Maandag tot en met vrijdag, {from}–{to} uur',
  copyright: '© {year} {agency}',
  backToTop: 'Naar boven',
} satisfies FooterMessages
