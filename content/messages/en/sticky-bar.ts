/** The bar at the foot of a phone, after the first screen. */
export const stickyBar = {
  label: 'Free analysis',
  text: 'Free analysis in {hours} hours',
  button: 'Ask for it',
}
export type StickyBarMessages = Record<keyof typeof stickyBar, string>
