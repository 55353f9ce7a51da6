import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'De bons sites pour les petites entreprises : un prix, quelques jours, et le site est à vous.',
  officesHeading: 'Bureaux',
  pagesHeading: 'Sur ce site',
  supportHeading: 'Déjà client ?',
  supportButton: 'Contacter l’assistance',
  privacy: 'Politique de confidentialité',
  hours: 'Du lundi au vendredi, de {from} à {to}',
  momentThere: '{moment}, heure locale à {city}',
  hoursThere: '{hours} (heure locale à {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Haut de page',
} satisfies FooterMessages
