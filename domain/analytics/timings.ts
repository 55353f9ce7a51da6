/** Spec §9: from the load of a page until it begins to collect how quick it was. */
export const METRICS_DELAY_MS = 100
