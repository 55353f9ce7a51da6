import type { LanguageDebugMessages } from '../en/language-debug.ts'

export const languageDebug = {
  heading: 'Taaldiagnose',
  currentLanguage: 'Huidige taal',
  browserLanguage: 'Taal van de browser',
  country: 'Land',
  city: 'Plaats',
  savedLanguage: 'Opgeslagen taal',
  autoDetected: 'Automatisch herkend',
  yes: 'ja',
  no: 'nee',
  unknown: 'onbekend',
  loading: 'wordt opgevraagd…',
  reset: 'Wissen en opnieuw testen',
  close: 'Sluiten',
} satisfies LanguageDebugMessages
