/** The live region every page carries from the start: what is put into it is announced once. */
export const TOAST_REGION_ID = 'toasts'
