import type { StickyBarMessages } from '../en/sticky-bar.ts'

export const stickyBar = {
  label: 'Analisi gratuita',
  text: 'Analisi gratuita in {hours} ore',
  button: 'La chieda',
} satisfies StickyBarMessages
