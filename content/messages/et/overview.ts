import type { OverviewMessages } from '../en/overview.ts'

export const overview = {
  heading: 'Mida te saate, lühidalt',
  services: 'Teenused',
  servicesText:
    'Kujundus, tekstid, tehnika, otsingumootorid ja avaldamine ühest kohast: hind on selge, töö kiire, ettemaksu ei ole ja meist te sõltuma ei jää.',
  portfolio: 'Tööd',
  portfolioText: 'Üle {sites} kodulehe {countries} riigis. Küsige näiteid oma valdkonnast: paneme kolm tasuta analüüsiga kaasa.',
  testimonials: 'Arvustused',
  testimonialsText: 'Kliendid on andnud meile {reviews} arvustuses {rating} punkti viiest. Enamik mainib, et keegi võttis telefoni vastu.',
  about: 'Meist',
  aboutText:
    '{team}+ disainerit, tekstikirjutajat ja arendajat, kontorid Ameerika Ühendriikides, Kanadas, Eestis ja Belgias. Kodulehti teeme {founded}. aastast.',
  knowledge: 'Nõuanded',
  knowledgeText:
    'Leht, mis laadib üle kolme sekundi, kaotab pooled külastajad. Analüüs ütleb, kuidas on lood teie lehega ja mida esimesena parandada.',
  faq: 'Küsimused',
  faqText:
    'Kas pean midagi maksma enne, kui olen lehte näinud? Ei. Kas see jääb mulle? Jah, täielikult. Aga kui tahan muudatusi? {days} päeva jooksul on need tasuta.',
} satisfies OverviewMessages
