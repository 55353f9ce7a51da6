/** A person needs longer to fill in a form. */
export const MIN_FILL_MS = 3_000
/** A page may lie open overnight; a token older than that was collected for later. */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1_000
