import type { PrivacyMessages } from '../en/privacy.ts'

export const privacy = {
  updated: 'Последнее изменение: {date}',
  languageNotice: 'Эта политика составлена на английском и эстонском языках. Ниже приведён английский текст.',
} satisfies PrivacyMessages
