import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Bon à savoir avant d’acheter',
  lead: 'Trois articles pour les petites entreprises, sans un mot à chercher dans le dictionnaire.',
  readTime: '{minutes} min de lecture',
  whyCategory: 'Les bases',
  whyTitle: 'Pourquoi une petite entreprise a besoin d’un site internet',
  whyExcerpt:
    'Ce que font les clients avant de vous appeler, ce qu’ils comptent trouver, et ce que cela vous coûte quand ils ne le trouvent pas.',
  whyStats: 'de clients perdus, faute de site',
  pricingCategory: 'Budget',
  pricingTitle: 'Ce que coûte un site internet, et pourquoi',
  pricingExcerpt:
    'Du site fait soi-même au sur-mesure : ce que vous payez, ce dont vous pouvez vous passer, et les questions à poser.',
  pricingStats: 'suffisent déjà pour un bon site',
  mistakesCategory: 'Pratique',
  mistakesTitle: 'Sept erreurs qui font fuir les clients',
  mistakesExcerpt:
    'Les préférées du crayon rouge : comment les repérer sur votre propre site, et les corriger dès cette semaine.',
  mistakesStats: 'partent au bout de trois secondes',
} satisfies KnowledgeBaseMessages
