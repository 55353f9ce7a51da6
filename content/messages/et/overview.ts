import type { OverviewMessages } from '../en/overview.ts'

export const overview = {
  heading: 'Mida te saate, lühidalt',
  services: 'Teenused',
  servicesText:
    'Kujundus, tekstid, tehnika, otsingumootorid ja avaldamine ühest kohast: hind on selge, töö kiire, ettemaksu ei ole ja meist te sõltuma ei jää.',
  portfolio: 'Tööd',
  portfolioText:
    'Üle {sites} kodulehe enam kui {countries} riigis. Küsige näiteid oma valdkonnast: saadame need koos tasuta analüüsiga.',
  testimonials: 'Arvustused',
  testimonialsText:
    'Kliendid on andnud meile {reviews} arvustuses {rating} punkti viiest, kõige sagedamini kahe asja eest: leht sai valmis siis, kui lubasime, ja maksis nii palju, kui ütlesime.',
  about: 'Meist',
  aboutText:
    'Üle {team} disaineri, tekstikirjutaja ja arendaja, kontorid Ameerika Ühendriikides, Kanadas, Eestis ja Belgias. Kodulehti teeme {founded}. aastast.',
  knowledge: 'Nõuanded',
  knowledgeText:
    'Leht, mis laadib üle kolme sekundi, kaotab üle poole külastajatest. Analüüs ütleb, kuidas on lood teie lehega ja mida esimesena parandada.',
  faq: 'Küsimused',
  faqText:
    'Kas pean midagi maksma enne, kui olen lehte näinud? Ei. Kas see jääb mulle? Jah, täielikult. Aga kui tahan muudatusi? {days} päeva jooksul on need tasuta.',
} satisfies OverviewMessages
