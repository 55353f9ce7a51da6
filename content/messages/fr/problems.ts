import type { ProblemMessages } from '../en/problems.ts'

export const problems = {
  tooLong: 'Ce texte est trop long pour ce champ.',
  malformed: 'Une partie de votre envoi n’a pas pu être lue. Veuillez le vérifier, puis recommencer.',
  tooLarge: 'C’est plus que nous ne pouvons recevoir en une fois. Veuillez raccourcir votre message.',
  crossSite:
    'Cet envoi venait d’un autre site, il n’a donc pas été accepté. Veuillez utiliser le formulaire de notre propre page.',
  unsupported: 'Ce type d’envoi n’est pas accepté ici.',
  duplicateKey:
    'Ce formulaire a déjà été envoyé avec un autre contenu. Veuillez recharger la page et le renvoyer.',
  stillRunning: 'Votre premier envoi est encore en cours de traitement. Veuillez patienter un instant.',
  tooManyRequests:
    'Trop d’envois sont arrivés en peu de temps. Veuillez réessayer {wait} ou écrire à {email}.',
  tooManyForNow: 'Trop d’envois sont arrivés en peu de temps. Veuillez patienter avant de renvoyer le vôtre.',
  unavailable:
    'Nous ne pouvons pas recevoir votre envoi pour le moment. Veuillez réessayer dans une minute ou écrire à {email}.',
} satisfies ProblemMessages
