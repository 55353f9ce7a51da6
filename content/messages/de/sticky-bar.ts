import type { StickyBarMessages } from '../en/sticky-bar.ts'

export const stickyBar = {
  label: 'Kostenlose Analyse',
  text: 'Kostenlose Analyse in {hours} Stunden',
  button: 'Anfordern',
} satisfies StickyBarMessages
