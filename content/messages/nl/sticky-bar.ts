import type { StickyBarMessages } from '../en/sticky-bar.ts'

export const stickyBar = {
  label: 'Gratis analyse',
  text: 'Gratis analyse binnen {hours} uur',
  button: 'Aanvragen',
} satisfies StickyBarMessages
