import type { SupportTicketMessages } from '../en/support-ticket.ts'

export const supportTicket = {
  title: 'Qualcosa non va nel Suo sito?',
  lead: 'Ci dica che cosa vede e in quale pagina. Se il sito non si apre, scriva «sito fermo» nell’oggetto: queste richieste passano per prime.',
  byMail: 'Per e-mail',
  byTelephone: 'Per telefono',
  hours: 'Rispondiamo dal lunedì al venerdì, {from}–{to}.',
  mailSubject: 'Richiesta di assistenza',
  close: 'Chiudi',
} satisfies SupportTicketMessages
