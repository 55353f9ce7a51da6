import type { PrivacyMessages } from '../en/privacy.ts'

export const privacy = {
  updated: 'Zuletzt geändert am {date}',
  languageNotice: 'Diese Erklärung gibt es auf Englisch und Estnisch. Hier lesen Sie die englische Fassung.',
} satisfies PrivacyMessages
