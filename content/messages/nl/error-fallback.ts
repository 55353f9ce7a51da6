import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Er is iets misgegaan',
  text: 'Er is een onverwachte fout opgetreden. Probeer de pagina te vernieuwen.',
  partText: 'Dit deel van de pagina kon niet worden getoond; alles eromheen werkt.',
  refresh: 'Pagina vernieuwen',
  report: 'Probleem melden',
  staleText:
    'Deze pagina is ouder dan onze website. Uw tekst blijft bewaard; vernieuw de pagina om verder te gaan.',
} satisfies ErrorFallbackMessages
