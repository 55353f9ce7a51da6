/** Spec §4, §9: from a ticket's success until the mail program opens with a draft about it (decision 17). */
export const TICKET_MAIL_DELAY_MS = 1_500
/** How long a link to the status page opens a ticket. */
export const TICKET_LINK_DAYS = 90
