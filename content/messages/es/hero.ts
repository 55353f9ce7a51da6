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
  statRating: 'sobre 5, {reviews} opiniones',
  compareLabel: 'Slide from the old website to the new one',
  beforeAlt: 'The old website of {client}, with notes in red pencil',
  afterAlt: 'The new website of {client}',
  noteWho: '¿quién, dónde, cuánto?',
  noteSlow: '¡7,8 s en cargar!',
  notePhone: '¿y el teléfono?',
} satisfies HeroMessages
