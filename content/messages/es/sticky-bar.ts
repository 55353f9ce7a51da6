import type { StickyBarMessages } from '../en/sticky-bar.ts'

export const stickyBar = {
  label: 'Análisis gratis',
  text: 'Análisis gratis en {hours} horas',
  button: 'Pedir el mío',
} satisfies StickyBarMessages
