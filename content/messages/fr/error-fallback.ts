import type { ErrorFallbackMessages } from '../en/error-fallback.ts'

export const errorFallback = {
  heading: 'Un problème est survenu',
  text: 'Nous avons rencontré une erreur inattendue. Veuillez essayer de recharger la page.',
  refresh: 'Recharger la page',
  report: 'Signaler le problème',
  staleText:
    'Le site a changé depuis l’ouverture de cette page. Votre texte est conservé : rechargez la page pour continuer.',
} satisfies ErrorFallbackMessages
