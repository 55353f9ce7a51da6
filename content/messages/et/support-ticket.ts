import type { SupportTicketMessages } from '../en/support-ticket.ts'

export const supportTicket = {
  title: 'Kas teie kodulehega on midagi valesti?',
  lead: 'Kirjutage, mida te näete ja millisel lehel. Kui koduleht on maas, pange teemareale „leht on maas“: nendega tegeleme esimesena.',
  byMail: 'E-posti teel',
  byTelephone: 'Telefoni teel',
  hours: 'Vastame esmaspäevast reedeni {from}–{to}.',
  mailSubject: 'Pöördumine klienditoele',
  close: 'Sulge',
} satisfies SupportTicketMessages
