/**
 * Version of the question a consent answers: what is asked for, of whom, and why. Everybody is asked again
 * when it changes (decision 22), so raise it to the day of the change when a category, a vendor or what one
 * of them does changes; not for better words, of which the stored hash keeps account.
 */
export const POLICY_VERSION = '2026-11-21'
