import type { NotFoundMessages } from '../en/not-found.ts'

export const notFound = {
  heading: '404: Seite nicht gefunden',
  lead: 'Auf diesem Blatt steht nichts. Vielleicht steckt ein Tippfehler in der Adresse, oder die Seite ist umgezogen.',
  ways: 'Hier geht es weiter',
  developerHint: 'Haben Sie vergessen, die Seite in den Router einzutragen?',
} satisfies NotFoundMessages
