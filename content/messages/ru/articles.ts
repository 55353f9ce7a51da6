import type { ArticlesMessages } from '../en/articles.ts'

export const articles = {
  back: 'На главную',
  contents: 'В этой статье',
  byline: 'Автор: {name}',
  published: 'Опубликовано: {date}',
  updated: 'Последнее изменение: {date}',
  bestFor: 'Кому подходит:',
  remedy: 'Почините на этой неделе',
  readNext: 'Читайте дальше',
} satisfies ArticlesMessages
