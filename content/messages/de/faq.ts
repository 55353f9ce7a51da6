import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'FAQ',
  shortAnswers:
    'Zahle ich etwas, bevor ich die Website gesehen habe? Nein. Gehört sie dann mir? Ja, ganz. Und wenn ich etwas anders haben möchte? {days} Tage lang ändern wir kostenlos.',
} satisfies FaqMessages
