import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Qualcosa è andato storto',
  text: 'Si è verificato un errore imprevisto. Provi a ricaricare la pagina.',
  partText: 'Questa parte della pagina non si è potuta mostrare; tutto il resto funziona.',
  refresh: 'Ricarica la pagina',
  report: 'Segnala il problema',
  staleText:
    'Questa pagina è più vecchia del nostro sito. Il Suo testo è al sicuro: ricarichi la pagina per continuare.',
} satisfies ErrorFallbackMessages
