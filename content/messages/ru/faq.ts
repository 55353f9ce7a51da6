import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'Вопросы',
  shortAnswers:
    'Плачу ли я что-нибудь, пока не увижу сайт? Нет. Он будет моим? Да, целиком. А если я захочу что-то поменять? Первые {days} дней правки бесплатны.',
} satisfies FaqMessages
