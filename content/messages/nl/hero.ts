import type { HeroMessages } from '../en/hero.ts'

export const hero = {
  headline: 'Een zakelijke website die werkt, voor {price}',
  lead: 'Ontworpen, gebouwd en online in {days} werkdagen. U kijkt, u geeft akkoord, en pas dan betaalt u.',
  checkNoPrepayment: 'Niets vooraf: u betaalt pas na uw akkoord',
  checkOwnership: 'Helemaal van u: nergens aan vast, geen abonnement',
  checkRevisions: '{days} dagen lang gratis aanpassingen',
  freeAnalysis: 'Gratis analyse aanvragen',
  getStarted: 'Schrijf ons',
  statSites: 'sites opgeleverd',
  statCountries: 'landen',
  statRating: 'volgens {reviews} ondervraagde klanten',
  compareLabel: 'Schuif van de oude website naar de nieuwe',
  beforeAlt: 'De oude website van {client}, met opmerkingen in rood potlood',
  afterAlt: 'De nieuwe website van {client}',
} satisfies HeroMessages
