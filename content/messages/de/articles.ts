import type { ArticlesMessages } from '../en/articles.ts'

export const articles = {
  back: 'Zurück zur Startseite',
  contents: 'In diesem Artikel',
  byline: 'Von {name}',
  published: 'Veröffentlicht am {date}',
  updated: 'Zuletzt geändert am {date}',
  bestFor: 'Gut für',
  remedy: 'Noch diese Woche beheben',
  readNext: 'Als Nächstes lesen',
} satisfies ArticlesMessages
