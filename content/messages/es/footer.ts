import type { FooterMessages } from '../en/footer.ts'

export const footer = {
  claim: 'Buenas webs para pequeños negocios: a precio cerrado, en pocos días y en propiedad.',
  officesHeading: 'Oficinas',
  pagesHeading: 'En esta web',
  supportHeading: '¿Ya es cliente?',
  supportButton: 'Abrir una incidencia',
  privacy: 'Política de privacidad',
  hours: 'De lunes a viernes, de {from} a {to}',
  momentThere: '{moment} (hora de {city})',
  hoursThere: '{hours} (hora de {city})',
  copyright: '© {year} {agency}',
  backToTop: 'Volver arriba',
} satisfies FooterMessages
