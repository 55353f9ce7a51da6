import type { StickyBarMessages } from '../en/sticky-bar.ts'

export const stickyBar = {
  label: 'Бесплатный разбор',
  text: 'Бесплатный разбор за {hours} ч',
  button: 'Заказать',
} satisfies StickyBarMessages
