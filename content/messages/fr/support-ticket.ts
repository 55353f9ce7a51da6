import type { SupportTicketMessages } from '../en/support-ticket.ts'

export const supportTicket = {
  title: 'Un souci avec votre site ?',
  lead: 'Dites-nous ce que vous voyez, et sur quelle page. Si votre site ne s’affiche plus, écrivez « site en panne » dans l’objet : ces messages passent en premier.',
  byMail: 'Par e-mail',
  byTelephone: 'Par téléphone',
  hours: 'Nous répondons du lundi au vendredi, de {from} à {to}.',
  mailSubject: 'Demande d’assistance',
  close: 'Fermer',
} satisfies SupportTicketMessages
