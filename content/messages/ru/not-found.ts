import type { NotFoundMessages } from '../en/not-found.ts'

export const notFound = {
  heading: '404: страница не найдена',
  lead: 'На этом листе ничего нет. Возможно, в адресе опечатка или страница переехала.',
  ways: 'Куда дальше',
  developerHint: 'Вы не забыли добавить страницу в роутер?',
} satisfies NotFoundMessages
