export const languageDebug = {
  heading: 'Diagnostica della lingua',
  currentLanguage: 'Lingua attuale',
  browserLanguage: 'Lingua del browser',
  country: 'Paese',
  city: 'Città',
  savedLanguage: 'Lingua salvata',
  autoDetected: 'Rilevata in automatico',
  yes: 'sì',
  no: 'no',
  unknown: 'non disponibile',
  reset: 'Azzera e prova',
  close: 'Chiudi',
}
