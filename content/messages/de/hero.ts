import type { HeroMessages } from '../en/hero.ts'

export const hero = {
  headline: 'Eine Website, die ihren Job macht, für {price}',
  lead: 'Ihre Firmenwebsite: gestaltet, gebaut und online in {days} Arbeitstagen. Erst ansehen, dann freigeben, dann zahlen.',
  checkNoPrepayment: 'Keine Vorkasse: Sie zahlen nach der Freigabe',
  checkOwnership: 'Gehört ganz Ihnen: keine Bindung, keine Monatsgebühr',
  checkRevisions: '{days} Tage lang kostenlose Änderungen',
  freeAnalysis: 'Kostenlose Analyse',
  getStarted: 'Schreiben Sie uns',
  statSites: 'fertige Websites',
  statCountries: 'Länder',
  statRating: 'von {reviews} befragten Kunden',
  compareLabel: 'Von der alten Website zur neuen schieben',
  beforeAlt: 'Die alte Website von {client}, mit roten Randnotizen',
  afterAlt: 'Die neue Website von {client}',
} satisfies HeroMessages
