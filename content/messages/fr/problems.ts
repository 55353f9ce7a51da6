import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Ce texte est trop long pour ce champ.',
  malformed: 'Une partie de cette demande n’a pas pu être lue. Veuillez la vérifier, puis la renvoyer.',
  tooLarge: 'C’est plus que nous ne pouvons recevoir en une fois. Veuillez raccourcir votre message.',
  crossSite:
    'Cette demande venait d’un autre site, elle n’a donc pas été acceptée. Veuillez utiliser le formulaire de notre propre page.',
  unsupported: 'Ce type de demande n’est pas accepté ici.',
  duplicateKey:
    'Ce formulaire a déjà été envoyé avec un autre contenu. Veuillez recharger la page et le renvoyer.',
  stillRunning: 'Votre premier envoi est encore en cours de traitement. Veuillez patienter un instant.',
  tooManyRequests:
    'Trop de demandes sont arrivées en peu de temps. Veuillez réessayer {wait} ou écrire à {email}.',
  tooManyForNow:
    'Trop de demandes sont arrivées en peu de temps. Veuillez patienter avant de renvoyer la vôtre.',
  unavailable:
    'Nous ne pouvons pas recevoir votre demande pour le moment. Veuillez réessayer dans une minute ou écrire à {email}.',
} satisfies ProblemMessages
