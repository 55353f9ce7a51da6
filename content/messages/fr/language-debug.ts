export const languageDebug = {
  heading: 'Débogage de la langue',
  currentLanguage: 'Langue actuelle',
  browserLanguage: 'Langue du navigateur',
  country: 'Pays',
  city: 'Ville',
  savedLanguage: 'Langue enregistrée',
  autoDetected: 'Détection automatique',
  yes: 'oui',
  no: 'non',
  unknown: 'non déterminé',
  reset: 'Réinitialiser et tester',
  close: 'Fermer',
}
