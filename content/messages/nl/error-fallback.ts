import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Er is iets misgegaan',
  text: 'Er is een onverwachte fout opgetreden. Probeer de pagina te vernieuwen.',
  refresh: 'Pagina vernieuwen',
  report: 'Probleem melden',
  staleText:
    'Onze website is intussen bijgewerkt. Uw tekst blijft bewaard; vernieuw de pagina om verder te gaan.',
} satisfies ErrorFallbackMessages
