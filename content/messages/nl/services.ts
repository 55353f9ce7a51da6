import type { ServicesMessages } from '../en/services.ts'

export const services = {
  heading: 'Dit zit erbij',
  pricingTitle: 'Duidelijke prijzen',
  pricingText: 'Eén bedrag, genoemd voordat we beginnen, en daar blijft het bij.',
  deliveryTitle: 'Snelle levering',
  deliveryText: 'Klaar in {days} werkdagen, want wij doen één ding, en dat elke week.',
  partnershipTitle: 'Een partner die blijft',
  partnershipText: 'Volgend jaar schrijft u naar dezelfde mensen, en die kennen uw site nog.',
  paymentTitle: 'Geen vooruitbetaling',
  paymentText: 'U betaalt pas na uw akkoord. Bevalt de site u niet, dan bent u ons niets schuldig.',
  designTitle: 'Ontwerp op basis van data',
  designText: 'Waar een knop staat en wat erop staat, volgt uit wat bezoekers doen, niet uit smaak.',
  lockInTitle: 'Gegarandeerd nergens aan vast',
  lockInText:
    'Geen abonnement, geen systeem dat alleen wij kennen. Neem uw site mee naar wie u wilt, wanneer u wilt.',
  callHeading: 'Zullen we uw site eens bekijken?',
  freeAnalysis: 'Gratis analyse',
  starter: 'Websites vanaf {price}',
  noPayment: 'Geen betaling nodig',
  response: 'Antwoord binnen {hours} uur',
  consultation: 'Gratis adviesgesprek',
} satisfies ServicesMessages
