import type { ArticlesMessages } from '../en/articles.ts'

export const articles = {
  back: 'Tagasi avalehele',
  contents: 'Selles artiklis',
  byline: 'Kirjutas {name}',
  published: 'Avaldatud: {date}',
  updated: 'Viimati muudetud: {date}',
  bestFor: 'Sobib',
  remedy: 'Parandage veel sel nädalal',
  readNext: 'Lugege edasi',
} satisfies ArticlesMessages
