/** Spec §4, §9: from the load of a page until it begins to watch for leaving. */
export const EXIT_ARM_DELAY_MS = 10_000
/** Spec §4, §9: from the mouse leaving over the top until the popup opens. */
export const EXIT_HOVER_DELAY_MS = 500
/** Spec §4, §9: from the load of a page until the popup opens by itself. */
export const EXIT_FALLBACK_DELAY_MS = 90_000
/** How often a popup that was put off asks whether it may open now. Who has just closed something is left alone. */
export const EXIT_RETRY_DELAY_MS = 10_000
