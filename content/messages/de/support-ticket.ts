import type { SupportTicketMessages } from '../en/support-ticket.ts'

export const supportTicket = {
  title: 'Stimmt etwas mit Ihrer Website nicht?',
  lead: 'Schreiben Sie uns, was Sie sehen und auf welcher Seite. Ist Ihre Website gar nicht erreichbar, setzen Sie „Ausfall“ in den Betreff: Das kommt zuerst dran.',
  byMail: 'Per E-Mail',
  byTelephone: 'Per Telefon',
  hours: 'Wir antworten Montag bis Freitag, {from}–{to} Uhr.',
  mailSubject: 'Supportanfrage',
  close: 'Schließen',
} satisfies SupportTicketMessages
