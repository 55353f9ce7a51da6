/** The places of toasts. Their words go into `data-toast-words`, without the names of their buttons. */
export const TOAST_REGION_ID = 'toasts'
