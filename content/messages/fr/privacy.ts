import type { PrivacyMessages } from '../en/privacy.ts'

export const privacy = {
  updated: 'Dernière modification : {date}',
  languageNotice: 'Cette politique est rédigée en anglais et en estonien. Vous lisez ici le texte anglais.',
} satisfies PrivacyMessages
