import type { KnowledgeBaseMessages } from '../en/knowledge-base.ts'

export const knowledgeBase = {
  heading: 'Что стоит знать до заказа',
  lead: 'Три статьи для владельцев, и ни одного слова, за которым надо лезть в словарь.',
  readTime: '{minutes} мин чтения',
  whyCategory: 'Основы',
  whyTitle: 'Зачем малому бизнесу сайт',
  whyExcerpt:
    'Что делают клиенты, прежде чем вам позвонить, что рассчитывают найти и во что вам обходится, когда не находят.',
  whyStats: 'клиентов теряет бизнес без сайта',
  pricingCategory: 'Деньги',
  pricingTitle: 'Сколько стоит сайт и почему',
  pricingExcerpt:
    'От конструктора до сайта на заказ: за что вы платите, без чего можно обойтись и о чём стоит спросить.',
  pricingStats: 'начальная цена хорошего сайта',
  mistakesCategory: 'Практика',
  mistakesTitle: 'Семь ошибок, которые уводят клиентов',
  mistakesExcerpt:
    'Любимые находки красного карандаша: как заметить их на своём сайте и исправить ещё на этой неделе.',
  mistakesStats: 'уходят через три секунды',
} satisfies KnowledgeBaseMessages
