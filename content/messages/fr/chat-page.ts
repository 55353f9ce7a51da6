import type { ChatPageMessages } from '../en/chat-page.ts'

export const chatPage = {
  heading: 'Demandez à Pliiats',
  lead: 'À question courte, réponse courte : prix, délai, modifications, hébergement. Ou laissez un mot à une vraie personne.',
  close: 'Fermer le chat',
  noScript:
    'Le chat a besoin de JavaScript, désactivé dans votre navigateur. À l’adresse {email}, une vraie personne vous répond.',
  codeFailed: 'Le chat ne s’est pas ouvert. Écrivez plutôt à {email} : cela marche toujours.',
} satisfies ChatPageMessages
