import type { FaqMessages } from '../en/faq.ts'

export const faq = {
  heading: 'Küsimused',
  shortAnswers:
    'Kas pean midagi maksma enne, kui olen lehte näinud? Ei. Kas see jääb mulle? Jah, täielikult. Aga kui tahan muudatusi? {days} päeva jooksul on need tasuta.',
} satisfies FaqMessages
