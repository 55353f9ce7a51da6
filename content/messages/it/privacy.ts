import type { PrivacyMessages } from '../en/privacy.ts'

export const privacy = {
  updated: 'Ultima modifica: {date}',
  languageNotice: 'Questa informativa è redatta in inglese e in estone. Qui legge il testo inglese.',
} satisfies PrivacyMessages
