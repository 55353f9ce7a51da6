/** Id of the intro, named by the buttons that open it and by `/{lang}#support`. */
export const SUPPORT_DIALOG_ID = 'support'

/** The plain form, for visitors without script and for when the dialog's code cannot be had. */
export const TICKET_FORM_PAGE = '/ticket/new'

/** Session storage: what is typed into the plain form, until the ticket is there. */
export const PLAIN_DRAFT_KEY = 'ticket_form_draft'
