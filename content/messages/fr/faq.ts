import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Dois-je payer avant d’avoir vu mon site ? Non. Est-il à moi ? Oui, entièrement. Et si je veux des modifications ? Elles sont gratuites pendant {days} jours.',
} satisfies FaqMessages
