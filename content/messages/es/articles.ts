import type { ArticlesMessages } from '../en/articles.ts'

export const articles = {
  back: 'Volver al inicio',
  contents: 'En este artículo',
  byline: 'Por {name}',
  published: 'Publicado el {date}',
  updated: 'Última modificación: {date}',
  bestFor: 'Va bien para',
  remedy: 'Arréglelo esta semana',
  readNext: 'Siga leyendo',
} satisfies ArticlesMessages
