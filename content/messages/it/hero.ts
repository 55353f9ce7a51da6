import type { HeroMessages } from '../en/hero.ts'

export const hero = {
  headline: 'Un sito aziendale che funziona, a {price}',
  lead: 'Progettato, realizzato e online in {days} giorni lavorativi. Lei lo guarda, lo approva e solo allora paga.',
  checkNoPrepayment: 'Nessun anticipo: si paga dopo l’approvazione',
  checkOwnership: 'È tutto Suo: nessun vincolo, nessun canone',
  checkRevisions: '{days} giorni di modifiche gratuite',
  freeAnalysis: 'Chieda l’analisi gratis',
  getStarted: 'Ci scriva',
  statSites: 'siti consegnati',
  statCountries: 'Paesi',
  statRating: 'da {reviews} clienti interpellati',
  compareLabel: 'Passaggio dal vecchio sito al nuovo',
  beforeAlt: 'Il vecchio sito di {client}, con le note a matita rossa',
  afterAlt: 'Il nuovo sito di {client}',
} satisfies HeroMessages
