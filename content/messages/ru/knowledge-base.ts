import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Что стоит знать до заказа',
  lead: 'Три статьи для владельцев, и ни одного слова, за которым надо лезть в словарь.',
  readTime: '{minutes} мин чтения',
  allArticles: 'Все статьи',
  newsletterHeading: 'Что принесёт вам сайт?',
  newsletterText:
    'У нас есть небольшой калькулятор: ваши посетители, ваш средний чек и что изменит хорошая страница. Напишите нам, и он ваш, а с ним и каждая новая статья.',
  newsletterButton: 'Пришлите калькулятор',
  feed: 'Новые статьи в RSS-ленте',
} satisfies KnowledgeBaseMessages
