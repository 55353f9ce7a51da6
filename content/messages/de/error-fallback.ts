import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Da ist etwas schiefgegangen',
  text: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie, die Seite neu zu laden.',
  refresh: 'Seite neu laden',
  report: 'Problem melden',
  staleText:
    'Inzwischen gibt es eine neuere Fassung dieser Seite. Ihr Text bleibt erhalten: Laden Sie die Seite neu, dann geht es weiter.',
} satisfies ErrorFallbackMessages
