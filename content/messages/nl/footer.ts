import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Goede websites voor kleine bedrijven. Eén prijs, een paar dagen, en de site is van u.',
  officesHeading: 'Kantoren',
  pagesHeading: 'Op deze site',
  supportHeading: 'Al klant?',
  supportButton: 'Ondersteuning vragen',
  privacy: 'Privacyverklaring',
  hours: 'Maandag tot en met vrijdag, {from}–{to} uur',
  momentThere: '{moment} uur (tijd in {city})',
  hoursThere: '{hours} (tijd in {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Naar boven',
} satisfies FooterMessages
