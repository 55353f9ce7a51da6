import type { HeroMessages } from '../en/hero.ts'

export const hero = {
  headline: '{price} eest koduleht, mis teeb tööd',
  lead: 'Kujundame, teeme valmis ja avaldame teie ettevõtte kodulehe {days} tööpäevaga. Vaatate üle, kiidate heaks ja alles siis maksate.',
  checkNoPrepayment: 'Ettemaksu ei ole: maksate pärast heakskiitu',
  checkOwnership: 'Täielikult teie oma: kuutasu ei ole, meist te ei sõltu',
  checkRevisions: '{days} päeva tasuta muudatusi',
  freeAnalysis: 'Küsige tasuta analüüsi',
  getStarted: 'Kirjutage meile',
  statSites: 'kodulehte valmis',
  statCountries: 'riigis',
  statRating: '{reviews} küsitletud kliendi hinnang',
  compareLabel: 'Libistage vanalt kodulehelt uuele',
  beforeAlt: 'Ettevõtte {client} vana koduleht, punase pliiatsi märkustega',
  afterAlt: 'Ettevõtte {client} uus koduleht',
} satisfies HeroMessages
