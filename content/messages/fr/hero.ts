import type { HeroMessages } from '../en/hero.ts'

export const hero = {
  headline: 'Un site professionnel qui marche, pour {price}',
  lead: 'Conçu, réalisé et mis en ligne en {days} jours ouvrés. Vous regardez, vous validez, et c’est seulement là que vous payez.',
  checkNoPrepayment: 'Aucun acompte : vous payez après validation',
  checkOwnership: 'Entièrement à vous : ni engagement ni mensualité',
  checkRevisions: '{days} jours de modifications gratuites',
  freeAnalysis: 'Mon analyse gratuite',
  getStarted: 'Nous écrire',
  statSites: 'sites livrés',
  statCountries: 'pays',
  statRating: 'selon {reviews} clients interrogés',
  compareLabel: 'Glisser de l’ancien site au nouveau',
  beforeAlt: '{client} : l’ancien site, annoté au crayon rouge',
  afterAlt: '{client} : le nouveau site',
} satisfies HeroMessages
