import type { TestimonialsMessages } from '../en/testimonials.ts'

export const testimonials = {
  heading: 'Wat ondernemers zeggen',
  lead: 'Beoordelingen van mensen voor wie wij een site hebben gemaakt. We vragen het elke klant, en plaatsen wat we terugkrijgen.',
  carouselLabel: 'Beoordelingen',
  previous: 'Vorige beoordelingen',
  next: 'Volgende beoordelingen',
  slide: 'Beoordeling {from} tot en met {to} van de {total}',
  stars: '{value} van de {best} sterren',
  write: 'Beoordeling schrijven',
  watchVideo: 'Bekijk de video',
  portraitAlt: 'Getekend portret van {name}',
  joinerTitle: 'Eigenaar',
  joinerReview:
    'Ik stuurde ze een schoenendoos vol foto’s en een velletje klachten. Vier dagen later had ik een website en geen klachten meer.',
  joinerMetric: 'offerteaanvragen',
  dentistTitle: 'Hoofdtandarts',
  dentistReview:
    'Ze vroegen wat patiënten aan de balie vragen, en zetten de antwoorden meteen op de homepage. Dat had nog nooit iemand mij gevraagd.',
  dentistMetric: 'van de afspraken nu online',
  bakerTitle: 'Bakker',
  bakerReview:
    'Dat er op de site staat wanneer wat uit de oven komt, was hun idee. Op zaterdag staan de mensen nu stipt op tijd voor de deur.',
  bakerMetric: 'telefonische bestellingen',
  lawyerTitle: 'Advocaat en partner',
  lawyerReview:
    'Vaste prijs, gewone taal, klaar op de dag die ze hadden genoemd. Zelf reken ik per uur, en ik schaamde me een beetje.',
  lawyerMetric: 'eerste gesprekken',
  yogiTitle: 'Yogadocent',
  yogiReview:
    'Ik ben drie keer van gedachten veranderd. Zij veranderden drie keer de site, en niet één keer de prijs.',
  yogiMetric: 'eerste lessen geboekt',
  plumberTitle: 'Eigenaar',
  plumberReview: 'Groot nummer, grote knop, klaar. Op mijn oude site stond een filmpje van een waterval.',
  plumberMetric: 'spoedoproepen',
} satisfies TestimonialsMessages
