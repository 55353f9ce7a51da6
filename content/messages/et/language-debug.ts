import type { LanguageDebugMessages } from '../en/language-debug.ts'

export const languageDebug = {
  heading: 'Keelevaliku silumine',
  currentLanguage: 'Praegune keel',
  browserLanguage: 'Brauseri keel',
  country: 'Riik',
  city: 'Linn',
  savedLanguage: 'Salvestatud keel',
  autoDetected: 'Automaatselt tuvastatud',
  yes: 'jah',
  no: 'ei',
  unknown: 'teadmata',
  loading: 'küsime…',
  reset: 'Lähtesta ja testi',
  close: 'Sulge',
} satisfies LanguageDebugMessages
