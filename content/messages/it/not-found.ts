import type { NotFoundMessages } from '../en/not-found.ts'

export const notFound = {
  heading: '404 Pagina non trovata',
  lead: 'Su questo foglio non c’è niente. Forse c’è un errore di battitura nell’indirizzo, o la pagina ha cambiato posto.',
  ways: 'E adesso, da che parte?',
  developerHint: 'Ha dimenticato di aggiungere la pagina al router?',
} satisfies NotFoundMessages
