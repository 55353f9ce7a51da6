import type { NotFoundMessages } from '../en/not-found.ts'

export const notFound = {
  heading: '404 Pagina niet gevonden',
  lead: 'Dit vel is leeg. Misschien zit er een tikfout in het adres, of is de pagina verhuisd.',
  ways: 'Waar u wel terechtkunt',
  developerHint: 'Bent u vergeten de pagina aan de router toe te voegen?',
} satisfies NotFoundMessages
