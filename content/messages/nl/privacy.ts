import type { PrivacyMessages } from '../en/privacy.ts'

export const privacy = {
  updated: 'Laatst gewijzigd op {date}',
  languageNotice: 'Deze verklaring is opgesteld in het Engels en het Ests. Hier leest u de Engelse tekst.',
} satisfies PrivacyMessages
