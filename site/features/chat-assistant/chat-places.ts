/** The chat on a page of its own (spec §2); `/chatbot` without a language is the same page in English. */
export const CHAT_PAGE = '/chatbot'

/** Session storage: `true` while the widget is open, so that the next page opens it too. */
export const CHAT_OPEN_KEY = 'chat_open'

/** Local storage: leads the server does not have yet (decision 20). */
export const PENDING_LEADS_KEY = 'chat_pending_leads'
