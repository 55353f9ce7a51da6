import type { PrivacyMessages } from '../en/privacy.ts'

export const privacy = {
  updated: 'Viimati muudetud: {date}',
  languageNotice: 'Need tingimused on koostatud inglise ja eesti keeles. Siin on eestikeelne tekst.',
} satisfies PrivacyMessages
