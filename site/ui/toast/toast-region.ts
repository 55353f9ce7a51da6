/** Where the page's toasts stand. What they say is put into `data-toast-words`, without the names of their buttons. */
export const TOAST_REGION_ID = 'toasts'
