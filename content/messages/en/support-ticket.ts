/** How an existing customer reaches support. */
export const supportTicket = {
  title: 'Something wrong with your site?',
  lead: 'Tell us what you see and on which page. If your site is down, write “site down” in the subject: those go first.',
  byMail: 'By email',
  byTelephone: 'By telephone',
  hours: 'We answer Monday to Friday, {from}–{to}.',
  mailSubject: 'Support request',
  close: 'Close',
}
export type SupportTicketMessages = Record<keyof typeof supportTicket, string>
