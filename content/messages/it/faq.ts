import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Pago qualcosa prima di vedere il sito? No. È mio? Sì, per intero. E se voglio delle modifiche? Per {days} giorni sono gratuite.',
} satisfies FaqMessages
