export const languageDebug = {
  heading: 'Depuración del idioma',
  currentLanguage: 'Idioma actual',
  browserLanguage: 'Idioma del navegador',
  country: 'País',
  city: 'Ciudad',
  savedLanguage: 'Idioma guardado',
  autoDetected: 'Detectado automáticamente',
  yes: 'sí',
  no: 'no',
  unknown: 'sin datos',
  reset: 'Restablecer y probar',
  close: 'Cerrar',
}
