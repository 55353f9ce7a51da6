import type { ArticlesMessages } from '../en/articles.ts'

export const articles = {
  back: 'Terug naar de homepage',
  contents: 'In dit artikel',
  byline: 'Door {name}',
  published: 'Gepubliceerd op {date}',
  updated: 'Laatst gewijzigd op {date}',
  bestFor: 'Geschikt voor',
  remedy: 'Verhelp het nog deze week',
  readNext: 'Lees ook',
} satisfies ArticlesMessages
