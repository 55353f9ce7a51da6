import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'Veelgestelde vragen',
  shortAnswers:
    'Betaal ik iets voordat ik de site heb gezien? Nee. Is hij van mij? Ja, helemaal. En als ik iets anders wil? Dat kan {days} dagen lang gratis.',
} satisfies FaqMessages
