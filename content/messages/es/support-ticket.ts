import type { SupportTicketMessages } from '../en/support-ticket.ts'

export const supportTicket = {
  title: '¿Algo va mal en su web?',
  lead: 'Cuéntenos qué ve y en qué página. Si su web no funciona, escriba «web caída» en el asunto: esos mensajes van primero.',
  byMail: 'Por correo electrónico',
  byTelephone: 'Por teléfono',
  hours: 'Atendemos de lunes a viernes, de {from} a {to}.',
  mailSubject: 'Soporte para mi web',
  close: 'Cerrar',
} satisfies SupportTicketMessages
