import type { HeroMessages } from '../en/hero.ts'

export const hero = {
  headline: 'Un site pro qui fait son travail, pour {price}',
  lead: 'Conçu, réalisé et mis en ligne en {days} jours ouvrés. Vous regardez, vous validez, et c’est seulement là que vous payez.',
  checkNoPrepayment: 'Aucun acompte : vous payez après validation',
  checkOwnership: 'Entièrement à vous : ni engagement ni mensualité',
  checkRevisions: '{days} jours de modifications gratuites',
  freeAnalysis: 'Mon analyse gratuite',
  getStarted: 'Nous écrire',
  statSites: 'sites livrés',
  statCountries: 'pays',
  statRating: 'sur 5, {reviews} avis',
  compareLabel: 'Slide from the old website to the new one',
  beforeAlt: 'The old website of {client}, with notes in red pencil',
  afterAlt: 'The new website of {client}',
  noteWho: 'qui, où, combien ?',
  noteSlow: '7,8 s pour s’afficher !',
  notePhone: 'et pour vous appeler ?',
} satisfies HeroMessages
