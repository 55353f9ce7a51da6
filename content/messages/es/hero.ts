import type { HeroMessages } from '../en/hero.ts'

export const hero = {
  headline: 'Una web profesional que funciona, por {price}',
  lead: 'Diseñada, desarrollada y publicada en {days} días laborables. Usted la mira, la aprueba y solo entonces paga.',
  checkNoPrepayment: 'Sin anticipos: paga cuando la apruebe',
  checkOwnership: 'Suya del todo: sin permanencia ni cuota mensual',
  checkRevisions: '{days} días de cambios gratis',
  freeAnalysis: 'Pedir análisis gratis',
  getStarted: 'Escríbanos',
  statSites: 'webs entregadas',
  statCountries: 'países',
  statRating: 'de {reviews} clientes encuestados',
  compareLabel: 'Deslizar de la web antigua a la nueva',
  beforeAlt: 'La web antigua de {client}, con notas a lápiz rojo',
  afterAlt: 'La web nueva de {client}',
} satisfies HeroMessages
