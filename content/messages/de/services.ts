import type { ServicesMessages } from '../en/services.ts'

export const services = {
  heading: 'Das ist immer dabei',
  pricingTitle: 'Klare Preise',
  pricingText: 'Eine Zahl. Sie hören sie, bevor wir anfangen, und dabei bleibt es.',
  deliveryTitle: 'Schnelle Lieferung',
  deliveryText: 'Fertig in {days} Arbeitstagen, weil wir nur das eine machen, und das jede Woche.',
  partnershipTitle: 'Lebenslange Partnerschaft',
  partnershipText: 'Auch nächstes Jahr schreiben Sie denselben Leuten, und die kennen Ihre Website noch.',
  paymentTitle: 'Keine Vorkasse',
  paymentText:
    'Bis zu Ihrer Freigabe zahlen Sie nichts. Gefällt Ihnen die Website nicht, schulden Sie uns auch nichts.',
  designTitle: 'Datenbasiertes Design',
  designText:
    'Wo ein Knopf sitzt und was darauf steht, richtet sich danach, was Besucher tun, nicht nach Geschmack.',
  lockInTitle: 'Garantiert keine Bindung',
  lockInText:
    'Kein Abo, kein System, das nur wir verstehen. Sie können mit Ihrer Website jederzeit zu jemand anderem gehen.',
  callHeading: 'Sollen wir uns Ihre Website ansehen?',
  freeAnalysis: 'Kostenlose Analyse',
  starter: 'Websites ab {price}',
  noPayment: 'Keine Zahlung nötig',
  response: 'Antwort innerhalb von {hours} Stunden',
  consultation: 'Kostenlose Beratung',
} satisfies ServicesMessages
