import type { NotFoundMessages } from '../en/not-found.ts'

export const notFound = {
  heading: '404 – Page introuvable',
  lead: 'Il n’y a rien sur cette feuille. L’adresse contient peut-être une faute de frappe, ou la page a changé de place.',
  ways: 'Par où continuer',
  developerHint: 'Avez-vous oublié d’ajouter la page au routeur ?',
} satisfies NotFoundMessages
