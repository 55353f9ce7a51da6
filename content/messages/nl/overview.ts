import type { OverviewMessages } from '../en/overview.ts'

export const overview = {
  heading: 'Wat u krijgt, in het kort',
  services: 'Diensten',
  servicesText:
    'Ontwerp, teksten, techniek, zoekmachines en lancering: wij doen het allemaal. De prijs is helder, de levering snel, u betaalt niets vooraf en zit nergens aan vast.',
  portfolio: 'Portfolio',
  portfolioText:
    'Meer dan {sites} sites in {countries} landen. Vraag gerust om voorbeelden uit uw eigen vak: bij uw gratis analyse sturen wij er drie mee.',
  testimonials: 'Ervaringen',
  testimonialsText:
    'Klanten geven ons {rating} van de 5, in {reviews} beoordelingen. In de meeste staat dat er gewoon iemand de telefoon opnam.',
  about: 'Over ons',
  // "50+ ontwerpers" would read as designers over fifty.
  aboutText:
    'Meer dan {team} ontwerpers, schrijvers en ontwikkelaars, met kantoren in de Verenigde Staten, Canada, Estland en België. Wij maken websites sinds {founded}.',
  knowledge: 'Kennisbank',
  knowledgeText:
    'Een site die langer dan drie seconden laadt, raakt de helft van zijn bezoekers kwijt. In uw analyse leest u hoe uw site ervoor staat en wat u het eerst moet aanpakken.',
  faq: 'Veelgestelde vragen',
  faqText:
    'Betaal ik iets voordat ik de site heb gezien? Nee. Is hij van mij? Ja, helemaal. En als ik iets anders wil? Dat kan {days} dagen lang gratis.',
} satisfies OverviewMessages
