import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Bon à savoir avant d’acheter',
  lead: 'Trois articles pour les petites entreprises, sans un mot à chercher dans le dictionnaire.',
  readTime: '{minutes} min de lecture',
  allArticles: 'Tous les articles',
  newsletterHeading: 'Que vous rapporterait un site ?',
  newsletterText:
    'Nous avons un petit calculateur : vos visiteurs, votre panier moyen, ce que change une meilleure page. Écrivez-nous pour le recevoir, ainsi que chaque nouvel article.',
  newsletterButton: 'Recevoir le calculateur',
  feed: 'Les nouveaux articles par flux RSS',
} satisfies KnowledgeBaseMessages
