import type { OverviewMessages } from '../en/overview.ts'

export const overview = {
  heading: 'Wat u krijgt, in het kort',
  services: 'Diensten',
  servicesText:
    'Ontwerp, teksten, techniek, zoekmachines en lancering: wij doen het allemaal. De prijs is helder, de levering snel, u betaalt niets vooraf en zit nergens aan vast.',
  portfolio: 'Portfolio',
  portfolioText:
    'Meer dan {sites} sites in meer dan {countries} landen. Vraag gerust om voorbeelden uit uw eigen vak: wij sturen ze mee met uw gratis analyse.',
  testimonials: 'Ervaringen',
  testimonialsText:
    'Klanten geven ons {rating} van de 5, in {reviews} beoordelingen, meestal om twee redenen: de site was klaar op de afgesproken dag en kostte wat was afgesproken.',
  about: 'Over ons',
  // "50+ ontwerpers" would read as designers over fifty.
  aboutText:
    'Meer dan {team} ontwerpers, schrijvers en ontwikkelaars, met kantoren in de Verenigde Staten, Canada, Estland en België. Wij maken websites sinds {founded}.',
  knowledge: 'Kennisbank',
  knowledgeText:
    'Een site die langer dan drie seconden laadt, raakt meer dan de helft van zijn bezoekers kwijt. In uw analyse leest u hoe uw site ervoor staat en wat u het eerst moet aanpakken.',
  faq: 'Veelgestelde vragen',
  faqText:
    'Betaal ik iets voordat ik de site heb gezien? Nee. Is hij van mij? Ja, helemaal. En als ik iets anders wil? Dat kan {days} dagen lang gratis.',
} satisfies OverviewMessages
