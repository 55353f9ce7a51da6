import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Conviene saberlo antes de comprar',
  lead: 'Tres artículos para quien lleva un negocio, sin una sola palabra que haya que buscar en el diccionario.',
  readTime: '{minutes} min de lectura',
  whyCategory: 'Lo básico',
  whyTitle: 'Por qué un pequeño negocio necesita una web',
  whyExcerpt:
    'Qué hacen los clientes antes de llamar, qué esperan encontrar y cuánto le cuesta que no lo encuentren.',
  whyStats: 'de clientes perdidos por no tener web',
  pricingCategory: 'Dinero',
  pricingTitle: 'Cuánto cuesta una web y por qué',
  pricingExcerpt:
    'Desde hacerla por su cuenta hasta encargarla a medida: qué se paga, de qué se puede prescindir y qué conviene preguntar.',
  pricingStats: 'es el punto de partida de una buena web',
  mistakesCategory: 'En la práctica',
  mistakesTitle: 'Siete errores que cuestan clientes',
  mistakesExcerpt:
    'Los favoritos del lápiz rojo: cómo encontrarlos en su propia web y arreglarlos esta misma semana.',
  mistakesStats: 'se va a los tres segundos',
} satisfies KnowledgeBaseMessages
