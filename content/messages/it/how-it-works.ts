import type { HowItWorksMessages } from '../en/how-it-works.ts'

export const howItWorks = {
  heading: 'Quattro passi, un solo tratto',
  analysisTitle: 'Analisi gratuita',
  analysisText:
    'Leggiamo il Suo sito con la matita rossa in mano oppure, se un sito ancora non c’è, le Sue idee. La relazione arriva entro {hours} ore.',
  designTitle: 'Design e sviluppo',
  designText: 'Riceve un link, non una presentazione. Ci dice che cosa cambiare e noi lo cambiamo.',
  seoTitle: 'SEO e ottimizzazione',
  seoText:
    'Titoli, testi, velocità, struttura: perché i motori di ricerca trovino la strada, e chi ha fretta anche.',
  launchTitle: 'Messa online e consegna',
  launchText: 'Lei approva, paga, e il sito va online. Da quel giorno tutte le chiavi sono Sue.',
} satisfies HowItWorksMessages
