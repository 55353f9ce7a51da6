import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Qualcosa è andato storto',
  text: 'Si è verificato un errore imprevisto. Provi a ricaricare la pagina.',
  refresh: 'Ricarica la pagina',
  report: 'Segnala il problema',
  staleText:
    'Nel frattempo il nostro sito è stato aggiornato. Il Suo testo è al sicuro: ricarichi la pagina per continuare.',
} satisfies ErrorFallbackMessages
