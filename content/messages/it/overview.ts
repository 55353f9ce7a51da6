import type { OverviewMessages } from '../en/overview.ts'

export const overview = {
  heading: 'Che cosa riceve, in breve',
  services: 'Servizi',
  servicesText:
    'Grafica, testi, tecnica, motori di ricerca e messa online da un unico interlocutore: prezzi chiari, consegna rapida, nessun anticipo e nessun vincolo.',
  portfolio: 'Lavori',
  portfolioText:
    'Più di {sites} siti in più di {countries} Paesi. Ci chieda esempi del Suo settore: li mandiamo con l’analisi gratuita.',
  testimonials: 'Recensioni',
  testimonialsText:
    'I clienti ci danno {rating} su 5 in {reviews} recensioni, il più delle volte per due motivi: il sito era pronto quando avevamo detto ed è costato quanto avevamo detto.',
  about: 'Chi siamo',
  aboutText:
    'Più di {team} persone tra grafici, redattori e sviluppatori, con sedi negli Stati Uniti, in Canada, in Estonia e in Belgio. Facciamo siti dal {founded}.',
  knowledge: 'Guide',
  knowledgeText:
    'Un sito che ci mette più di tre secondi perde più di metà dei visitatori. L’analisi Le dice a che punto è il Suo e da dove cominciare a sistemarlo.',
  faq: 'FAQ',
  faqText:
    'Pago qualcosa prima di vedere il sito? No. È mio? Sì, per intero. E se voglio delle modifiche? Per {days} giorni sono gratuite.',
} satisfies OverviewMessages
