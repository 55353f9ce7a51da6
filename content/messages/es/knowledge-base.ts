import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Conviene saberlo antes de comprar',
  lead: 'Tres artículos para quien lleva un negocio, sin una sola palabra que haya que buscar en el diccionario.',
  readTime: '{minutes} min de lectura',
  allArticles: 'Todos los artículos',
  newsletterHeading: '¿Qué le aportaría una web?',
  newsletterText:
    'Tenemos una pequeña calculadora: sus visitas, su pedido medio y lo que cambia con una página mejor. Escríbanos y se la mandamos, junto con cada artículo nuevo.',
  newsletterButton: 'Pedir la calculadora',
  feed: 'Artículos nuevos por RSS',
} satisfies KnowledgeBaseMessages
