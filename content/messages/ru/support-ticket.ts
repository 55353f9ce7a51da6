import type { SupportTicketMessages } from '../en/support-ticket.ts'

export const supportTicket = {
  title: 'Что-то не так с вашим сайтом?',
  lead: 'Напишите, что вы видите и на какой странице. Если сайт не работает, так и напишите в теме: «сайт не работает». Такие обращения мы берём первыми.',
  byMail: 'По электронной почте',
  byTelephone: 'По телефону',
  hours: 'Отвечаем с понедельника по пятницу, {from}–{to}.',
  mailSubject: 'Обращение в поддержку',
  close: 'Закрыть',
} satisfies SupportTicketMessages
