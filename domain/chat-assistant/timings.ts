/** Spec §9: the bot "types" for one second before it answers. */
export const TYPING_DELAY_MS = 1_000

/** Spec §9: the button of the chat appears two seconds after the page has loaded. */
export const LAUNCHER_DELAY_MS = 2_000
