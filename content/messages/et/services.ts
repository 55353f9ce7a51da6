import type { ServicesMessages } from '../en/services.ts'

export const services = {
  heading: 'Mis on hinna sees',
  pricingTitle: 'Selge hind',
  pricingText: 'Üks summa. Ütleme selle enne töö algust ja see enam ei muutu.',
  deliveryTitle: 'Kiiresti valmis',
  deliveryText: 'Valmis {days} tööpäevaga, sest teeme üht asja ja teeme seda iga nädal.',
  partnershipTitle: 'Partnerlus kogu eluks',
  partnershipText: 'Kirjutage kas või aasta pärast: vastavad samad inimesed ja teie kodulehte nad mäletavad.',
  paymentTitle: 'Ette ei pea maksma',
  paymentText: 'Enne heakskiitu ei maksa te midagi. Kui ei meeldi, ei ole te midagi võlgu.',
  designTitle: 'Andmetel põhinev kujundus',
  designText: 'Kus nupp asub ja mis sellel kirjas on, otsustab külastajate käitumine, mitte maitse.',
  lockInTitle: 'Garantii: te ei sõltu meist',
  lockInText:
    'Ei kuutasu ega suletud süsteemi. Viige oma koduleht, kelle juurde soovite, ükskõik mis päeval.',
  callHeading: 'Kas vaatame teie oma üle?',
  freeAnalysis: 'Tasuta analüüs',
  starter: 'Kodulehed alates {price}',
  noPayment: 'Maksta pole vaja',
  response: 'Vastus {hours} tunni jooksul',
  consultation: 'Tasuta nõustamine',
} satisfies ServicesMessages
