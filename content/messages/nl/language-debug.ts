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
  reset: 'Wissen en opnieuw testen',
  close: 'Sluiten',
}
