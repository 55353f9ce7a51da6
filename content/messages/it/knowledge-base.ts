import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Da leggere prima di spendere',
  lead: 'Tre articoli per chi ha un’attività, senza una sola parola da cercare sul vocabolario.',
  readTime: '{minutes} min di lettura',
  whyCategory: 'Le basi',
  whyTitle: 'Perché a una piccola impresa serve un sito web',
  whyExcerpt:
    'Che cosa fanno i clienti prima di telefonare, che cosa si aspettano di trovare e quanto Le costa quando non lo trovano.',
  whyStats: 'dei clienti si perde se il sito non c’è',
  pricingCategory: 'I soldi',
  pricingTitle: 'Quanto costa un sito web, e perché',
  pricingExcerpt:
    'Dal fai da te al su misura: che cosa si paga, a che cosa si può rinunciare e che cosa chiedere prima.',
  pricingStats: 'il prezzo da cui parte un buon sito',
  mistakesCategory: 'In pratica',
  mistakesTitle: 'Sette errori che fanno perdere clienti',
  mistakesExcerpt:
    'I preferiti della matita rossa: come trovarli sul Suo sito e come correggerli già questa settimana.',
  mistakesStats: 'se ne va dopo tre secondi',
} satisfies KnowledgeBaseMessages
