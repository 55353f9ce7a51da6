import type { StickyBarMessages } from '../en/sticky-bar.ts'

export const stickyBar = {
  label: 'Analyse gratuite',
  text: 'Analyse gratuite sous {hours} heures',
  button: 'Demander',
} satisfies StickyBarMessages
