import type { SupportTicketMessages } from '../en/support-ticket.ts'

export const supportTicket = {
  title: 'Is er iets mis met uw site?',
  lead: 'Vertel ons wat u ziet en op welke pagina. Ligt uw site eruit? Zet dan “site offline” in het onderwerp: die berichten gaan voor.',
  byMail: 'Per e-mail',
  byTelephone: 'Per telefoon',
  hours: 'Wij antwoorden maandag tot en met vrijdag, {from}–{to} uur.',
  mailSubject: 'Vraag om ondersteuning',
  close: 'Sluiten',
} satisfies SupportTicketMessages
