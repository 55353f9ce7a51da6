import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Da leggere prima di spendere',
  lead: 'Tre articoli per chi ha un’attività, senza una sola parola da cercare sul vocabolario.',
  readTime: '{minutes} min di lettura',
  allArticles: 'Tutti gli articoli',
  newsletterHeading: 'Quanto Le renderebbe un sito?',
  newsletterText:
    'Abbiamo un piccolo calcolatore: quanti visitatori ha, quanto spende in media un cliente, che cosa cambia con una pagina migliore. Ci scriva ed è Suo, insieme a ogni nuovo articolo.',
  newsletterButton: 'Chieda il calcolatore',
  feed: 'I nuovi articoli in un feed RSS',
} satisfies KnowledgeBaseMessages
