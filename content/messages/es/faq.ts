import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'Preguntas',
  shortAnswers:
    '¿Pago algo antes de ver mi web? No. ¿Es mía? Sí, del todo. ¿Y si quiero cambios? Tiene {days} días para pedirlos gratis.',
} satisfies FaqMessages
