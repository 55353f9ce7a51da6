/** Id of the intro, used by its buttons and by `/{lang}#support`. */
export const SUPPORT_DIALOG_ID = 'support'

/** The plain form, for visitors without script and when the dialog's code cannot be loaded. */
export const TICKET_FORM_PAGE = '/ticket/new'

/** Session storage: the draft of the plain form. */
export const PLAIN_DRAFT_KEY = 'ticket_form_draft'
