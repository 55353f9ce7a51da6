import type { ArticlesMessages } from '../en/articles.ts'

export const articles = {
  back: 'Torna alla home',
  contents: 'In questo articolo',
  byline: 'Di {name}',
  published: 'Prima pubblicazione: {date}',
  updated: 'Ultima modifica: {date}',
  bestFor: 'Va bene per',
  remedy: 'Da sistemare questa settimana',
  readNext: 'Continui a leggere',
} satisfies ArticlesMessages
