/** Spec §2, §9: from a click on "free analysis" until the message field is filled and focused. */
export const FREE_ANALYSIS_FOCUS_DELAY_MS = 500
/** Spec §4, §9: from success until the page scrolls to its top. */
export const SUCCESS_SCROLL_DELAY_MS = 2_000
/** Spec §4: how long the form glows after success. */
export const SUCCESS_GLOW_MS = 2_000
/** Spec §4, §9: how long the form shakes after a failure. */
export const FAILURE_SHAKE_MS = 600
