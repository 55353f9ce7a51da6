import type { ArticlesMessages } from '../en/articles.ts'

export const articles = {
  back: 'Retour à l’accueil',
  contents: 'Dans cet article',
  byline: 'Par {name}',
  published: 'Publié le {date}',
  updated: 'Dernière modification le {date}',
  bestFor: 'Idéal pour',
  remedy: 'À corriger cette semaine',
  readNext: 'À lire ensuite',
} satisfies ArticlesMessages
