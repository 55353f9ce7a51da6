export const languageDebug = {
  heading: 'Sprachdiagnose',
  currentLanguage: 'Aktuelle Sprache',
  browserLanguage: 'Browsersprache',
  country: 'Land',
  city: 'Ort',
  savedLanguage: 'Gespeicherte Sprache',
  autoDetected: 'Automatisch erkannt',
  yes: 'ja',
  no: 'nein',
  unknown: 'unbekannt',
  reset: 'Zurücksetzen und testen',
  close: 'Schließen',
}
