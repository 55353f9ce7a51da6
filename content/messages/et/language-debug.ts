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
  reset: 'Lähtesta ja testi',
  close: 'Sulge',
}
