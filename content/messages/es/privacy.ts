import type { PrivacyMessages } from '../en/privacy.ts'

export const privacy = {
  updated: 'Última modificación: {date}',
  languageNotice: 'Esta política está redactada en inglés y en estonio. Aquí puede leer el texto en inglés.',
} satisfies PrivacyMessages
