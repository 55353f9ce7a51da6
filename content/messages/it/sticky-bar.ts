import type { StickyBarMessages } from '../en/sticky-bar.ts'

export const stickyBar = {
  label: 'Free analysis',
  text: 'Free analysis in {hours} hours',
  button: 'Ask for it',
} satisfies StickyBarMessages
